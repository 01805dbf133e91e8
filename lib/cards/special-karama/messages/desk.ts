/** Special Karama powers at the desk. */

/** The factions that have used theirs. */
export const SPECIAL_KARAMA = {
  label: 'Special Karama powers',
  title: 'Special Karama powers used',
} as const;
