/** The way to calls of treachery that are prepared, on the button and as its title. */
export const CALL_AHEAD = 'Call treachery ahead';
