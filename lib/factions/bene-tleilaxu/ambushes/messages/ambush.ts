/** The line about an ambush whose cards are not shown yet. */
export { formatAmbush } from '../labels.ts';
