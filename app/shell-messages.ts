/** The texts of all pages, and of a missing page. */

/** The description of all pages, for a search engine. */
export const MENTAT_IS = 'The human computer beside your table of Dune.';

/** An unknown address. */
export const NOT_FOUND = {
  title: 'There is nothing here',
  lead: 'Compare the address with the one on the shared screen, or begin at the first page.',
} as const;
