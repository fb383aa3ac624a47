// A view comes without what never changes in a game: that was said once, and is put back in its place here.

import type { View } from './wire';

export function mergeStaticView(fixed: View, moving: View): View {
  const view: Record<string, unknown> = { ...moving };
  for (const [name, part] of Object.entries(fixed)) {
    view[name] = isRecord(part) && isRecord(view[name]) ? mergeStaticView(part, view[name]) : part;
  }
  return view;
}

/** The same for the views of several seats. */
export function mergeStaticViews(fixed: View, views: Readonly<Record<string, View>>): Record<string, View> {
  return Object.fromEntries(Object.entries(views).map(([seat, view]) => [seat, mergeStaticView(fixed, view)]));
}

function isRecord(value: unknown): value is View {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
