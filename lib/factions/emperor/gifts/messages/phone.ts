/** The button to give spice, and the title of its page. */
export const GIVE_SPICE = 'Give spice to an ally';
