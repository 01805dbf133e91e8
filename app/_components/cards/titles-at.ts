import { TREACHERY_TITLES, type TableView, type TreacheryTitle } from '#client';

/** The titles of a table's treachery deck. */
export const titlesAt = ({ notInDeck }: Pick<TableView, 'notInDeck'>): readonly TreacheryTitle[] =>
  TREACHERY_TITLES.filter((title) => !notInDeck.includes(title));
