/** The button on the phone of the faction that draws, as long as its last card can be undone. */
export const TAKE_CARD_BACK = 'Take the last spice card back';
