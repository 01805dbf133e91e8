/** The way to give spice, on the button and as its title. */
export const GIVE_SPICE = 'Give spice to an ally';
