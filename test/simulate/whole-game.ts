/** A whole game, from the set-up to the win: every phase by Mentat, every answer legal and random. */
import {
  FACTIONS,
  PLAYER_CIRCLES,
  shuffled,
  type FactionId,
  type Prompt,
  type Random,
  type Seating,
  type TableChoices,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { BIDDING_WAYS } from '#lib/table/bidding.ts';
import { calledOutMove, clockMove } from '../features/bidding/samples.ts';
import { randomClaimAhead } from '../features/charity/samples.ts';
import { randomPledge } from '../features/pledges/samples.ts';
import { randomCall } from '../features/prepared-calls/samples.ts';
import { slipMove, spentMove } from '../features/ship-and-move/samples.ts';
import { chance, pick, type Move } from '../support/chances.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { openPrompts, randomMove } from '../support/random-play.ts';
import { randomComponents } from '../support/random-position.ts';
import { DEFAULT_CHOICES, factionsOf, nextPhase, stateOf, tableView, type Table } from '../support/table.ts';
import type { Setting } from './setting.ts';

/** In how many of a hundred steps something else is done than what is owed, in games where people stray. */
const ASTRAY = 6;
/** In how many of a hundred steps something is offered and taken though nobody waits for it. */
const OFFERED = 12;
/** In how many of a hundred steps somebody prepares an answer ahead, or takes one back. */
const AHEAD = 3;

/** In how many of a hundred pauses a seat does not wait for the next phase. */
const HASTE = 15;

/** What is done beside the play. */
const BESIDE: readonly ((table: Table, random: Random) => Move)[] = [
  randomCall,
  (table, random) => randomClaimAhead(factionsOf(table), random),
  randomPledge,
  (table, random) => clockMove(table, random) ?? randomPledge(table, random),
];

const goesOn = (table: Table, random: Random): Move => ({
  by: pick(factionsOf(table), random),
  intent: { type: 'GoOn' },
});

/** Every card and disc in the app. */
export const ALL_IN_APP: TableChoices['components'] = {
  treachery: 'app',
  traitors: 'app',
  stormCards: 'app',
  spiceDeck: 'app',
};

/** Everything that is chosen before the game begins. */
export function gameOpened(
  setting: Setting,
  random: Random,
  components: TableChoices['components'] = randomComponents(random),
): readonly Move[] {
  const seating = seatingOf(setting.players ?? 2 + random(5), random);
  const byModerator = (intent: Move['intent']): Move => ({ by: 'moderator', intent });
  return [
    byModerator({
      type: 'OpenTable',
      seating,
      choices: {
        ...DEFAULT_CHOICES,
        edition: setting.edition,
        layer: setting.layer,
        components,
        pairs: twoEach(setting, seating, random),
      },
    }),
    byModerator({
      type: 'ChooseBidding',
      way: pick(
        BIDDING_WAYS.filter((way) => way !== 'on-the-table'),
        random,
      ),
      clock: chance(50, random),
    }),
    byModerator({ type: 'ChooseMoves', made: 'on-phones' }),
    byModerator({ type: 'ChoosePace', byItself: chance(50, random) }),
    byModerator({ type: 'BeginSetup' }),
  ];
}

function seatingOf(players: number, random: Random): readonly Seating[] {
  const factions: readonly FactionId[] = shuffled(FACTIONS, random).slice(0, players);
  return factions.map((faction, at) => ({ faction, circle: must(PLAYER_CIRCLES[at], 'a circle') }));
}

/** Four factions are, now and then, two people's, where the edition has that. */
function twoEach({ edition }: Setting, seating: readonly Seating[], random: Random) {
  const [one, two, three, four] = seating.map(({ faction }) => faction);
  if (seating.length !== 4 || edition !== 'gf9-2019' || chance(50, random)) return [];
  if (one === undefined || two === undefined || three === undefined || four === undefined) return [];
  return [[one, three] as const, [two, four] as const];
}

/** What is done next; `null` where nothing can be. In every second game people stray from what is owed. */
export function nextOfGame(table: Table, isAstray: boolean, random: Random): Move | null {
  const { talking, paused } = stateOf(table);
  if (talking.length > 0) return { by: 'moderator', intent: { type: 'LowerHand' } };
  if (paused !== null) return { by: 'moderator', intent: { type: 'ResumeTable' } };
  if (isAstray && chance(ASTRAY, random)) return randomMove(table, random);
  const slip = isAstray ? (spentMove(table, random) ?? slipMove(table, random)) : null;
  if (slip !== null) return slip;
  if (chance(AHEAD, random)) return pick(BESIDE, random)(table, random);
  const open = openPrompts(table).filter((prompt) => !prompt.sealed && !isPrepared(table, prompt));
  const offered = open.filter(({ kind }) => isOffered(kind));
  const owed = open.filter(({ kind }) => !isOffered(kind));
  if (offered.length > 0 && chance(OFFERED, random)) return randomAnswer(pick(offered, random), random);
  if (owed.length > 0) return randomAnswer(pick(owed, random), random);
  const deadline = table.engine.nextDeadline(table.timeline);
  if (deadline?.intent.type === 'GoOn' && chance(HASTE, random)) return goesOn(table, random);
  if (deadline !== null) return { by: 'clock', intent: deadline.intent };
  const called = calledOutMove(table, random);
  if (called !== null) return called;
  const { running, mentatPause } = tableView(table);
  if (running === null) return { by: 'moderator', intent: nextPhase(table) };
  const intent = { type: 'EndPhase', phase: 'mentat-pause' } as const;
  return mentatPause?.step === 'board' ? { by: 'moderator', intent } : null;
}

/** Who has prepared the answer says nothing. */
const isPrepared = (table: Table, prompt: Prompt): boolean =>
  prompt.kind === 'claim-charity'
    ? prompt.isPrepared
    : prompt.kind === 'treachery' &&
      stateOf(table).standingOrders.some(
        ({ owner, order }) => owner === prompt.asks && order.kind === 'calls-treachery',
      );

/** What nobody waits for. */
const isOffered = (kind: string): boolean =>
  ['way-to-pay', 'prepare-shipment', 'prepare-move', 'act-now', 'check-own', 'free-play', 'collect-less'].includes(
    kind,
  );
