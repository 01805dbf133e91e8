/** What is said of all pages, and where there is none. */

/** Of all pages, to a search engine. */
export const MENTAT_IS = 'The human computer beside your table of Dune.';

/** An address that leads nowhere. */
export const NOT_FOUND = {
  title: 'There is nothing here',
  lead: 'Compare the address with the one on the shared screen, or begin at the first page.',
} as const;
