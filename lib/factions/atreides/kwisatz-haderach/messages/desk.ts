/** The Kwisatz Haderach at the desk. */

/** The labels for the place of the Kwisatz Haderach, and for the territory where it was used. */
export const KWISATZ_HADERACH = {
  title: 'Kwisatz Haderach',
  inTanks: 'Kwisatz Haderach in the tanks',
  usedIn: 'Used this phase in',
} as const;
