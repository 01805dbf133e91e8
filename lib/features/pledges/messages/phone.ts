/** The button to pledges, and the title of their page. */
export const SET_ASIDE = 'Set spice aside for an ally';
