import { TREACHERY_TITLES, type TreacheryTitle } from '#client';

/** Cards in the order of the titles; a pile is compared whatever its order. */
export const inTitles = (cards: readonly TreacheryTitle[]): readonly TreacheryTitle[] =>
  [...cards].sort((a, b) => TREACHERY_TITLES.indexOf(a) - TREACHERY_TITLES.indexOf(b));
