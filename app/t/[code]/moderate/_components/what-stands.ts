import type { ModeratorView } from '#client';
import { onDesk } from '#app/_features/desk.ts';

const STANDINGS = onDesk('standing');
type Standing = ReturnType<(typeof STANDINGS)[number]>;

/**
 * Returns what happens while no seat in particular owes anything, in the words of the present feature; `null` where it
 * has none.
 */
export const whatStands = (table: ModeratorView['table']): Standing =>
  STANDINGS.reduce<Standing>((said, says) => said ?? says(table), null);
