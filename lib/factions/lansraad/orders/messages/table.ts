/** The texts about orders on the page of the table. */
export { formatHeld } from '../labels.ts';
