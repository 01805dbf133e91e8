/** What its owner knows of the Kwisatz Haderach. */

/** Head of the cover. */
export const KWISATZ_HADERACH = 'Kwisatz Haderach';

/** Behind the forces that were lost: whether it is awake. */
export const sayLostInBattles = (lost: number, needed: number): string =>
  `lost in battles. ${lost >= needed ? 'The Kwisatz Haderach is awake.' : `The Kwisatz Haderach wakes with ${needed}.`}`;
