/** The way to charity that is claimed ahead, on the button and as its title. */
export const CLAIM_AHEAD = 'Claim charity ahead';
