/** The texts of the pages about marks and betrayals. */
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { LeaderId } from '../../../../model/leaders.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import { leaderName, theFaction } from '../../../../messages/names.ts';
import { formatCount } from '../../../../messages/numbers.ts';
import { territoryName, theTerritory } from '../../../../messages/territories.ts';

/** The two answers on the stones. */
export const ANSWERS = { no: 'No', yes: 'Yes' } as const;

/** The texts of the page about a mark. */
export const MARK = {
  no: 'No mark',
  can: 'You may mark this leader.',
  cannot: 'You cannot mark this leader now: both answers mean no mark.',
  clock: 'You are asked at every return of a leader. No answer means no mark.',
  marks: 'Your marks',
  noMarks: 'You have marked nobody.',
  nobodyBack: 'No leader has come back from the tanks, so nobody is marked.',
  how: 'Tap the leaders that you have marked.',
  what: 'your answer',
  yours: 'your marks',
  sealed: 'Your answer is sealed.',
  lead: 'It counts when the time is over. Nobody else learns it.',
  change: 'Change the answer',
} as const;

/** Returns the sealed answer: `Mark Bashar`. */
export const formatMark = (leader: LeaderId): string => `Mark ${leaderName(leader)}`;

/** Returns the turn of a mark: `since turn 3`. */
export const formatSince = (turn: number): string => `since turn ${turn}`;

/** The texts of the page about an announcement. */
export const ANNOUNCE = {
  no: 'Keep it to myself',
  whether: 'whether it is your traitor',
  can: 'This leader is your traitor.',
  cannot: 'This leader is not your traitor: both answers mean no announcement.',
  clock: 'You are asked after every victory of a leader who came back. No answer means no announcement.',
} as const;

/** Returns the sealed answer: `Announce Bashar`. */
export const formatAnnounce = (leader: LeaderId): string => `Announce ${leaderName(leader)}`;

/** Returns the text about the leader: `Bashar won Carthag for the Emperor.` */
export const formatWonFor = (leader: LeaderId, territory: TerritoryId, of: FactionId, edition: EditionId): string =>
  `${leaderName(leader)} won ${theTerritory(territory, edition)} for ${theFaction(of)}.`;

/** Returns the label of a later betrayal: `Take Carthag`. */
export const formatTake = (territory: TerritoryId, edition: EditionId): string =>
  `Take ${territoryName(territory, edition)}`;

/** The title above the controlled territories. */
export const CONTROL_TITLE = 'Control without forces';

/** The labels of the fields in which the desk corrects control, and the leaders that may be marked. */
export const CONTROL_ROWS = {
  add: 'Bene Tleilaxu also controls',
  mayBeMarked: 'Leaders that Bene Tleilaxu may have marked',
  addLeader: 'Another leader that has come back',
} as const;

/** Returns the label of the button: `Enter 2 marks`. */
export const formatEnterMarks = (count: number): string => `Enter ${formatCount(count, 'mark')}`;

/** Returns the line about a controlled territory. */
export const formatControls = (territory: TerritoryId, edition: EditionId): string =>
  `Bene Tleilaxu controls ${theTerritory(territory, edition)} until forces come in.`;
