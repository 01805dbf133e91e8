import type { TableView } from '../table/views.ts';
import { theFaction } from './names.ts';
import { byCount, capital, listed } from './numbers.ts';

/**
 * Who holds the table up, as a sentence without its full stop: raised hands, or the moderator's pause. `null` while the
 * table goes on.
 */
export function whoHolds({ factions, paused }: Pick<TableView, 'factions' | 'paused'>): string | null {
  const talking = factions.filter((faction) => faction.talking).map(({ faction }) => theFaction(faction));
  if (talking.length === 0) return paused ? 'The moderator holds the table' : null;
  return `${capital(listed(talking))} ${byCount(talking.length, { one: 'is', other: 'are' })} still talking`;
}
