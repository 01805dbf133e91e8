import type { TableView } from '../model/views.ts';
import { theFaction } from './names.ts';
import { plural, capitalize, formatList } from './numbers.ts';

/**
 * Returns the reason why the table pauses, as a sentence without its full stop: raised hands, or the moderator's pause.
 * Returns `null` if the table does not pause.
 */
export function formatPausedBy({
  factions,
  paused,
  mending,
}: Pick<TableView, 'factions' | 'paused' | 'mending'>): string | null {
  const talking = factions.filter((faction) => faction.talking).map(({ faction }) => theFaction(faction));
  if (talking.length === 0 && !paused) return null;
  if (talking.length === 0) return mending ? 'The moderator is making a correction' : 'Paused by the moderator';
  return `${capitalize(formatList(talking))} ${plural(talking.length, { one: 'is', other: 'are' })} still talking`;
}
