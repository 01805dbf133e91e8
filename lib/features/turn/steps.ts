/** The type of the event with which a turn begins. */
export const TURN_BEGAN = 'TurnBegan';
