/** What stands on the phone of whoever draws, as long as a slip can be taken back. */
export const TAKE_CARD_BACK = 'Take the last spice card back';
