/** The type of the event when a player turns in a yes card and declares Kanly. */
export const KANLY_CARD_TURNED_IN = 'KanlyCardTurnedIn';
