/** What a phone says of the clock of an auction. */
export const STOP_CLOCK = 'Raise a hand: half a minute';
