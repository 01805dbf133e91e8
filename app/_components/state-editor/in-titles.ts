import { TREACHERY_TITLES, type TreacheryTitle } from '#client';

/** Returns cards sorted by title; the order of a pile does not matter in comparisons. */
export const inTitles = (cards: readonly TreacheryTitle[]): readonly TreacheryTitle[] =>
  [...cards].sort((a, b) => TREACHERY_TITLES.indexOf(a) - TREACHERY_TITLES.indexOf(b));
