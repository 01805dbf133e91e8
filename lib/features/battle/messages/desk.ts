/** The texts of the battle phase at the desk. */
import type { EditionId } from '../../../model/editions.ts';
import { theFaction } from '../../../messages/names.ts';
import { formatCount, formatList } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';
import type { PendingBattle } from '../../../model/battle.ts';

/** The texts about the battles on the board. */
export const BATTLES = {
  none: 'No battles',
  noneAtAll: 'No two factions share a territory where they could fight.',
  begin: 'Begin the battles',
  end: 'End the battles',
  endUnfought: 'End the battles unfought',
} as const;

/** Returns the title of the list: `2 battles to be fought`. */
export const formatToBeFought = (battles: number): string => `${formatCount(battles, 'battle')} to be fought`;

/** Returns one battle: `Arrakeen: Atreides and Fremen`. */
export function formatBattle({ territory, sectors, factions }: PendingBattle, edition: EditionId): string {
  const parts = sectors.length > 1 ? `, sectors ${formatList(sectors.map(String))}` : '';
  return `${territoryName(territory, edition)}${parts}: ${formatList(factions.map(theFaction))}`;
}
