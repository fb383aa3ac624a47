// Which menu somebody has opened to begin a turn with.

export class MenuState {
  card = $state(''); // of the own hand
}
