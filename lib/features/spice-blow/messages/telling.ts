/** The page of the faction that turns spice cards over, and of the desk, which may enter them instead. */

export const WORM = 'A worm: Shai-Hulud';
export const WORM_ACT = 'Say that a worm came up';
export const RESHUFFLED = 'The deck was empty and is shuffled again';
export const RESHUFFLED_ACT = 'Say that the deck was empty';
export const MENTAT_DRAWS = 'Mentat draws a card';
export const MENTAT_DRAWS_ACT = 'Let Mentat draw';
export const OTHERWISE = 'Something else';
export const CARD = 'Spice card';
export const CHOOSE_CARD = 'Say what came up';
export const CARD_MISSING = 'Choose a territory on the map, or the worm, first.';

/** Returns the label of the button after the choice of a territory: `Say: Red Chasm, 8 spice`. */
export const formatCardAct = (card: string): string => `Say: ${card}`;
