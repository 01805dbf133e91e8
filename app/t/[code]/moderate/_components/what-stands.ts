import type { ModeratorView } from '#client';
import { onDesk } from '#app/_features/desk.ts';

const STANDINGS = onDesk('standing');
type Standing = ReturnType<(typeof STANDINGS)[number]>;

/**
 * Returns the state while no single seat is awaited, in the text of the present feature. Returns `null` if the feature
 * has no text.
 */
export const whatStands = (table: ModeratorView['table']): Standing =>
  STANDINGS.reduce<Standing>((said, says) => said ?? says(table), null);
