/** Special Karama powers, told at the desk. */

/** Who has used one. */
export const SPECIAL_KARAMA = {
  label: 'Special Karama powers',
  title: 'Special Karama powers used',
} as const;
