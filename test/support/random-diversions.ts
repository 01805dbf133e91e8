/** What people do besides answering: they correct, enter, talk, pause, take back; some of it is refused where it does not fit. */
import {
  CARD_PILES,
  secretKindsOf,
  SECRET_KINDS,
  sector,
  shuffled,
  type FactionId,
  type GameState,
  type Prompt,
  type Random,
  type Intent,
  type SecretToShow,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { biddingMove } from '../features/bidding/samples.ts';
import { randomClaimAhead } from '../features/charity/samples.ts';
import { randomDealMove } from '../features/deals/samples.ts';
import { randomAnswer } from './random-answers.ts';
import { randomPermission } from '../features/permissions/samples.ts';
import { randomMark } from '../features/memory/samples.ts';
import { randomCall } from '../features/prepared-calls/samples.ts';
import { randomPledge } from '../features/pledges/samples.ts';
import { randomGift } from '../features/wealth/samples.ts';
import { randomFact } from './random-facts.ts';
import { chance, pick, type Move } from './chances.ts';
import { randomForces } from './random-position.ts';
import { randomCard } from './random-cards.ts';
import { randomTelling } from './random-secrets.ts';
import { factionsOf, freePlays, nextPhase, seatView, stateOf, tableView, type Table } from './table.ts';

export const randomDiversion: Diversion = (table, open, random) => pick(DIVERSIONS, random)(table, open, random);

/** Whoever is shown something looks at it soon; `null` where nobody is. */
export function randomLook({ showings }: GameState, random: Random): Move | null {
  const heldUp = showings.filter(({ step }) => step === 'held-up');
  if (heldUp.length === 0) return null;
  const { to, showing } = pick(heldUp, random);
  return { by: to, intent: { type: 'LookAtSecret', showing } };
}

/** Something that hands do with cards while the table plays on the board. */
export const randomHandMove = (table: Table, random: Random): Move => pick(BY_HAND, random)(table, [], random);

const SIDES = ['fighters', 'advisors'] as const;

/** Phases from which something is soon played. */
const LATE = ['shipment', 'battle', 'collection', 'mentat-pause'] as const;

type Diversion = (table: Table, open: readonly Prompt[], random: Random) => Move;

const someFaction = (table: Table, random: Random): FactionId => pick(factionsOf(table), random);
const byModerator = (intent: Intent): Move => ({ by: 'moderator', intent });

/** Cards that change places by hand. */
const BY_HAND: readonly Diversion[] = [
  (table, _open, random) => {
    const faction = someFaction(table, random);
    const held = shuffled(seatView(table, faction).mine.hand, random);
    const [first] = held;
    if (first === undefined) return { by: faction, intent: { type: 'LowerHand' } };
    if (chance(40, random))
      return {
        by: faction,
        intent: {
          type: 'GiveCards',
          to: someFaction(table, random),
          slots: held.slice(0, 1 + random(2)).map(({ slot }) => slot),
        },
      };
    const card = first.card === 'unknown' ? randomCard(random) : first.card;
    return {
      by: faction,
      intent: { type: 'PutAwayCard', card: { slot: first.slot, card }, pile: pick(CARD_PILES, random) },
    };
  },
  (table, _open, random) =>
    byModerator({
      type: 'TakeCards',
      from: someFaction(table, random),
      to: someFaction(table, random),
      count: 1 + random(3),
    }),
  (table, _open, random) => {
    const { discards, removedCards } = stateOf(table);
    const from = pick(CARD_PILES, random);
    const lies = from === 'discarded' ? discards : removedCards;
    if (lies.length === 0) return byModerator({ type: 'ClearInstructions' });
    const to = chance(50, random) ? someFaction(table, random) : pick([...CARD_PILES, 'deck' as const], random);
    return byModerator({ type: 'MoveCard', card: pick(lies, random), from, to });
  },
];

/** Each kind of secret, told again by somebody who has one, if anybody has. */
const TOLD_AGAIN: readonly Diversion[] = SECRET_KINDS.map((matter) => (table, _open, random) => {
  const theirs = factionsOf(table).filter((faction) => secretKindsOf(stateOf(table), faction).includes(matter));
  const faction = theirs.length === 0 ? someFaction(table, random) : pick(theirs, random);
  return { by: faction, intent: { type: 'EnterOwn', fact: randomTelling(matter, faction, factionsOf(table), random) } };
});

/** What is not an answer; some of it is refused where it does not fit. */
const DIVERSIONS: readonly Diversion[] = [
  ...TOLD_AGAIN,
  (table, _open, random) => randomPledge(table, random),
  (table, _open, random) => randomGift(table, random),
  (table, _open, random) => randomMark(table, random),
  (table, _open, random) => biddingMove(table, random),
  (table, _open, random) => randomPermission(table, random),
  (table, _open, random) => randomClaimAhead(factionsOf(table), random),
  (table, _open, random) => randomCall(table, random),
  (table, _open, random) => {
    const free = freePlays(table);
    return free.length === 0 ? byModerator({ type: 'ResumeTable' }) : randomAnswer(pick(free, random), random);
  },
  (table, open, random) => {
    const sealed = open.filter((prompt) => prompt.sealed);
    if (sealed.length === 0) return { by: someFaction(table, random), intent: { type: 'RaiseHand' } };
    const prompt = pick(sealed, random);
    return { by: prompt.asks, intent: { type: 'Withdraw', prompt: prompt.id } };
  },
  (table, _open, random) => ({ by: someFaction(table, random), intent: { type: 'RaiseHand' } }),
  (table, _open, random) =>
    byModerator({ type: chance(60, random) === (stateOf(table).paused === null) ? 'PauseTable' : 'ResumeTable' }),
  (table, _open, random) => ({ by: someFaction(table, random), intent: { type: 'LowerHand' } }),
  (table, _open, random) => ({
    by: someFaction(table, random),
    intent: { type: 'StandAside', on: chance(50, random) },
  }),
  (table, _open, random) => {
    const { forces } = stateOf(table);
    const stack = forces.length === 0 ? null : pick(forces, random);
    if (stack === null) return byModerator({ type: 'CorrectFact', fact: { kind: 'turn', turn: 1 + random(10) } });
    const { territory, sector: where } = stack;
    const faction = someFaction(table, random);
    const some = randomForces(faction, stateOf(table).choices.layer, random(8), random);
    return byModerator({
      type: 'CorrectFact',
      fact: { kind: 'forces', faction, territory, sector: where, ...some },
    });
  },
  (table, _open, random) => {
    const theirs = stateOf(table).forces.filter(({ faction }) => faction === 'bene-gesserit');
    const { territory } = theirs.length === 0 ? ({ territory: 'arrakeen' } as const) : pick(theirs, random);
    return { by: 'bene-gesserit', intent: { type: 'FlipForces', territory, side: pick(SIDES, random) } };
  },
  (_table, _open, random) =>
    byModerator({
      type: 'CorrectFact',
      fact: { kind: 'kwisatz-haderach', where: pick(['ready', 'ready', 'tanks'], random), usedIn: null },
    }),
  (table, _open, random) => byModerator({ type: 'CorrectFact', fact: randomFact(stateOf(table), random) }),
  (table, _open, random) => byModerator({ type: 'CorrectFact', fact: randomFact(stateOf(table), random) }),
  (table, _open, random) => inItsTime(table, random),
  (table, _open, random) => inItsTime(table, random),
  () => byModerator({ type: 'LookThroughOpenCards' }),
  () => byModerator({ type: 'BeginStorm' }),
  (table) => byModerator(nextPhase(table)),
  (table) => byModerator({ type: 'EndPhase', phase: stateOf(table).phase }),
  (_table, _open, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'phase', phase: pick(LATE, random) } }),
  () => byModerator({ type: 'BeginSetup' }),
  (_table, _open, random) =>
    byModerator({ type: 'CorrectFact', fact: { kind: 'storm-card', lies: chance(70, random) } }),
  (_table, _open, random) =>
    byModerator({ type: 'CorrectFact', fact: { kind: 'storm', sector: sector(1 + random(18)) } }),
  (table, _open, random) => {
    const { leader } = pick(stateOf(table).leaders, random);
    return byModerator({
      type: 'CorrectFact',
      fact: chance(60, random)
        ? { kind: 'leader', leader, where: 'ready', deaths: pick([0, 1], random) }
        : { kind: 'leader', leader, where: 'tanks', deaths: pick([1, 2], random) },
    });
  },
  (table, _open, random) =>
    byModerator({
      type: 'AskOwner',
      faction: someFaction(table, random),
      matter: pick(SECRET_KINDS, random),
    }),
  (table, open, random) =>
    open.length === 0 || chance(15, random)
      ? byModerator({ type: 'ClearInstructions' })
      : byModerator({ type: 'AnswerByDefault', prompt: pick(open, random).id }),
  (table, _open, random) => {
    const { instructions } = stateOf(table);
    if (instructions.length === 0) return byModerator({ type: 'EndBattles' });
    const { id, owner } = pick(instructions, random);
    return {
      by: owner === 'table' ? 'moderator' : owner,
      intent: { type: 'TickInstruction', instruction: id, done: chance(80, random) },
    };
  },
  (table, _open, random) =>
    byModerator({ type: 'DealCards', faction: someFaction(table, random), count: 1 + random(2) }),
  ...BY_HAND,
  (table, _open, random) => showingMove(table, random),
  (table, _open, random) => showingMove(table, random),
  (table, _open, random) => byModerator({ type: 'ReturnHand', faction: someFaction(table, random) }),
  (table, _open, random) => ({
    by: someFaction(table, random),
    intent: { type: 'ProposeNoLeader', battle: tableView(table).battle?.id ?? 'b1' },
  }),
  (table, _open, random) => byModerator({ type: 'TakeBack', to: randomPoint(table, random) }),
  () => byModerator({ type: 'EndBattles' }),
  (table, _open, random) => randomDealMove(stateOf(table), random),
  (table, _open, random) => randomDealMove(stateOf(table), random),
];

/** Somebody shows one secret, or looks at what was shown, whether that may be looked at still or not. */
function showingMove(table: Table, random: Random): Move {
  const { showings } = stateOf(table);
  if (showings.length > 0 && chance(50, random)) {
    const { to, showing } = pick(showings, random);
    return { by: to, intent: { type: chance(60, random) ? 'LookAtSecret' : 'PutSecretAway', showing } };
  }
  const by = someFaction(table, random);
  const { hand, traitors } = seatView(table, by).mine;
  const secrets: readonly SecretToShow[] = [
    ...hand.map(({ slot }): SecretToShow => ({ kind: 'card', slot })),
    ...(traitors === 'unknown' ? [] : traitors.map((leader): SecretToShow => ({ kind: 'traitor', leader }))),
    { kind: 'prediction' },
  ];
  return { by, intent: { type: 'ShowSecret', secret: pick(secrets, random), to: someFaction(table, random) } };
}

/** How fast the table goes: its talk gets a clock, what follows comes sooner, or phases follow by themselves or do not. */
function inItsTime(table: Table, random: Random): Move {
  const { nexus, followsSoon } = tableView(table);
  if (nexus !== null) return byModerator({ type: 'TimeNexus', minutes: random(4) });
  if (followsSoon !== null && chance(50, random)) return { by: someFaction(table, random), intent: { type: 'GoOn' } };
  return byModerator({ type: 'ChoosePace', byItself: chance(70, random) });
}

function randomPoint(table: Table, random: Random): number {
  const desk = table.engine.view(table.timeline, 'moderator');
  const points = 'desk' in desk ? desk.desk.points : [];
  return points.length === 0 ? -1 : must(points[random(points.length)], 'a point').to;
}
