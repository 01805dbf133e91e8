/** The button to standing calls, and the title of their page. */
export const CALL_AHEAD = 'Call treachery ahead';
