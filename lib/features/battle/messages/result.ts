/** How a battle came out, on a phone. */
import type { OpenLeader } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theFaction } from '../../../messages/names.ts';
import { capital } from '../../../messages/numbers.ts';
import { nameOfTerritory } from '../../../messages/territories.ts';
import { nameOfPlanLeader } from './plans.ts';

/** The last word of a battle. */
export const RESULT = {
  allDone: 'All of mine is done',
  right: 'The board is right',
} as const;

/** A battle whose place is not known. */
export const LAST_BATTLE = 'The last battle';

/** And one whose place is. */
export const sayTheBattleFor = (territory: TerritoryId, edition: EditionId): string =>
  `The battle for ${nameOfTerritory(territory, edition)}`;

/** Before the wheels have turned. */
export const TURNING = 'The wheels turn over.';

/** Who stands open on the table. */
export const sayLed = (faction: FactionId, leader: OpenLeader): string =>
  `${capital(theFaction(faction))} is led by ${nameOfPlanLeader(leader)}.`;
