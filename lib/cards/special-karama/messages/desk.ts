/** Special Karama powers at the desk. */

/** The texts about the factions that have used their special Karama power. */
export const SPECIAL_KARAMA = {
  label: 'Special Karama powers',
  title: 'Special Karama powers used',
} as const;
