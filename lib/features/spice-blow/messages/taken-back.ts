/**
 * The texts of the button that undoes the last card. The faction that draws has it, as long as the card can be undone.
 */
export const TAKE_CARD_BACK = 'Take the last spice card back';
