/** The button to prepared claims, and the title of their page. */
export const CLAIM_AHEAD = 'Claim charity ahead';
