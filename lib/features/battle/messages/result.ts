/** The texts about the result of a battle on a phone. */
import type { OpenLeader } from '../../../model/battle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';
import { planLeaderName } from './plans.ts';

/** The labels of the buttons at the end of a battle. */
export const RESULT = {
  allDone: 'All of mine is done',
  right: 'The board is right',
} as const;

/** The title of a battle whose territory is unknown. */
export const LAST_BATTLE = 'The last battle';

/** Returns the title of a battle whose territory is known. */
export const formatTheBattleFor = (territory: TerritoryId, edition: EditionId): string =>
  `The battle for ${territoryName(territory, edition)}`;

/** The text that is shown before the wheels have turned. */
export const TURNING = 'The wheels turn over.';

/** Returns the line with the leader of a side: `Harkonnen is led by Feyd-Rautha.` */
export const formatLed = (faction: FactionId, leader: OpenLeader): string =>
  `${capitalize(theFaction(faction))} is led by ${planLeaderName(leader)}.`;
