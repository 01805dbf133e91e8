/** The way to set spice aside, on the button and as its title. */
export const SET_ASIDE = 'Set spice aside for an ally';
