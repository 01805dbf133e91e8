/** The line about an ambush whose cards are not shown yet. */
import { leaderName, theFaction } from '../../../../messages/names.ts';
import { theTerritory } from '../../../../messages/territories.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { Ambush } from '../contract.ts';

/** Returns what happens: `A trap attacks Stilgar of Fremen in Carthag.` */
export const formatAmbush = ({ by, leader, victim, territory }: Ambush, edition: EditionId): string =>
  `${by === 'trap' ? 'A trap' : 'Bene Tleilaxu'} attacks ${
    leader === null ? `a leader of ${theFaction(victim)}` : `${leaderName(leader)} of ${theFaction(victim)}`
  } in ${theTerritory(territory, edition)}.`;
