// The sounds of the table, made here by oscillators: no file, no recording. Without a sound device nothing is heard and
// nothing breaks.

interface Note {
  at: number; // seconds from the start
  pitch: number; // hertz
  long: number; // seconds
  loud?: number;
  shape?: OscillatorType;
}

const knocks = (...times: number[]): Note[] =>
  times.map((at, index) => ({ at, pitch: 180 + 45 * (index % 3), long: 0.05, loud: 0.5, shape: 'triangle' }));
const chime = (long: number, ...pitches: number[]): Note[] =>
  pitches.map((pitch, index) => ({ at: index * 0.14, pitch, long }));

const SOUNDS = {
  roll: knocks(0, 0.07, 0.13, 0.21, 0.33),
  step: knocks(0),
  turn: chime(0.5, 587, 784),
  won: chime(0.6, 523, 659, 784, 1047),
  lost: chime(0.7, 392, 330, 262),
} as const;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.12;
const ROLLS = /roll|dice|die|thrown|volley/;

let context: AudioContext | null = null;

export function playSound(name: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined); // before the first touch of the page it stays silent
    for (const note of SOUNDS[name]) sound(context, note);
  } catch {
    // no sound here
  }
}

function sound(on: AudioContext, { at, pitch, long, loud = 1, shape = 'sine' }: Note): void {
  const begin = on.currentTime + at;
  const tone = new OscillatorNode(on, { type: shape, frequency: pitch });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUDNESS * loud, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  tone.connect(gain).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + long);
}

/** What a moment sounds like, by the keys of its log lines. */
export function soundOf(keys: readonly string[]): Sound {
  return keys.some((key) => ROLLS.test(key)) ? 'roll' : 'step';
}
