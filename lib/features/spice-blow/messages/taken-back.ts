/** On the phone of the faction that draws, while its last card can be undone. */
export const TAKE_CARD_BACK = 'Take the last spice card back';
