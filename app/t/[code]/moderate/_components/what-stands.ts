import type { ModeratorView } from '#client';
import { onDesk } from '#app/_features/desk.ts';

const STANDINGS = onDesk('standing');
type Standing = ReturnType<(typeof STANDINGS)[number]>;

/** What goes on while nobody in particular owes anything, in the words of what plays; `null` where it has none. */
export const whatStands = (table: ModeratorView['table']): Standing =>
  STANDINGS.reduce<Standing>((said, says) => said ?? says(table), null);
