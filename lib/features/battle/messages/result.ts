/** How a battle came out, on a phone. */
import type { OpenLeader } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';
import { planLeaderName } from './plans.ts';

/** The last word of a battle. */
export const RESULT = {
  allDone: 'All of mine is done',
  right: 'The board is right',
} as const;

/** A battle whose place is not known. */
export const LAST_BATTLE = 'The last battle';

/** And one whose place is. */
export const formatTheBattleFor = (territory: TerritoryId, edition: EditionId): string =>
  `The battle for ${territoryName(territory, edition)}`;

/** Before the wheels have turned. */
export const TURNING = 'The wheels turn over.';

/** Who stands open on the table. */
export const formatLed = (faction: FactionId, leader: OpenLeader): string =>
  `${capitalize(theFaction(faction))} is led by ${planLeaderName(leader)}.`;
