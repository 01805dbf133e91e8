/**
 * Games in which cards change places more often than at any table: sold, dealt, given, taken, shown, played, taken
 * back.
 */
import {
  PLAYER_CIRCLES,
  sector,
  seededRandom,
  shuffled,
  TREACHERY_TITLES,
  type FactionId,
  type Command,
  type Random,
} from '#engine';
import { SIX_FACTIONS } from '../../support/six.ts';
import { must } from '#lib/core/assert-never.ts';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { randomAnswer } from '../../support/random-answers.ts';
import { makeMove } from '../../support/make-move.ts';
import {
  emptyTable,
  factionsOf,
  nextPhase,
  openedTable,
  openPrompts,
  seatView,
  stateOf,
  tableView,
  type Table,
} from '../../support/table.ts';
import { randomMark } from './generators.ts';

/** The table after each move of such a game, with Mentat’s own deck; Atreides plays, and its look is not cancelled. */
export function cardGame(seed: number, steps: number): readonly Table[] {
  const random = seededRandom(seed);
  const others = shuffled(
    SIX_FACTIONS.filter((faction) => faction !== 'atreides'),
    random,
  ).slice(0, 2 + random(4));
  let table = openedTable(
    shuffled(['atreides' as const, ...others], random).map((faction, at) => ({
      faction,
      circle: must(PLAYER_CIRCLES[at], 'a circle'),
    })),
    {
      options: chance(30, random) ? ['everybody-keeps-card-records'] : [],
      components: { treachery: 'app', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'cardboard' },
    },
    emptyTable(seed),
  );
  const beginning: readonly Command[] = [
    { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } },
    BEFORE_BIDDING,
    { type: 'ChooseBidding', way: pickRandom(['aloud', 'open', 'sealed'], random), clock: false },
    ...others.map((faction): Command => ({
      type: 'CorrectFact',
      fact: { kind: 'forces', faction, count: 4, special: 0, territory: 'carthag', sector: sector(10) },
    })),
  ];
  for (const command of beginning) table = makeMove(table, { by: 'moderator', command }).table;
  const tables = [table];
  for (let step = 0; step < steps; step += 1) {
    table = makeMove(table, cardMove(table, random)).table;
    tables.push(table);
  }
  return tables;
}

function cardMove(table: Table, random: Random): Move {
  // The choice of a payment moves no card and is always possible. It would crowd out all other commands.
  const open = openPrompts(table).filter((prompt) => !prompt.sealed && prompt.kind !== 'way-to-pay');
  const lot = tableView(table).bidding?.card?.lot ?? null;
  if (lot !== null && chance(40, random)) return callOut(table, lot, random);
  if (open.length > 0 && chance(60, random)) return randomAnswer(pickRandom(open, random), random);
  const deadline = table.engine.nextDeadline(table.timeline);
  if (deadline !== null && chance(60, random)) return { by: 'clock', command: deadline.command };
  return pickRandom(MOVES, random)(table, random);
}

const callOut = (table: Table, lot: number, random: Random): Move => ({
  by: 'moderator',
  command: chance(75, random)
    ? { type: 'SellCard', lot, buyer: pickRandom(factionsOf(table), random), price: 1 + random(3) }
    : { type: 'LeaveCard', lot },
});

const MOVES: readonly ((table: Table, random: Random) => Move)[] = [
  (table) => byModerator(nextPhase(table)),
  () => byModerator(BEFORE_BIDDING),
  () => byModerator(BEFORE_BIDDING),
  () => byModerator({ type: 'BeginBattles' }),
  (table, random) => byModerator({ type: 'DealCards', faction: anyOf(table, random), count: 1 + random(2) }),
  (table, random) => {
    const by = anyOf(table, random);
    const { hand } = seatView(table, by).mine;
    return {
      by,
      command: {
        type: 'GiveCards',
        to: anyOf(table, random),
        slots: hand.slice(0, 1 + random(2)).map(({ slot }) => slot),
      },
    };
  },
  (table, random) =>
    byModerator({ type: 'TakeCards', from: anyOf(table, random), to: anyOf(table, random), count: 1 + random(3) }),
  (table, random) => {
    const by = anyOf(table, random);
    const { hand } = seatView(table, by).mine;
    const held = hand.length === 0 ? null : pickRandom(hand, random);
    const card = held === null || held.card === 'unknown' ? pickRandom(TREACHERY_TITLES, random) : held.card;
    return {
      by,
      command: {
        type: 'PutAwayCard',
        card: { slot: held?.slot ?? 'h1', card },
        pile: chance(80, random) ? 'discarded' : 'removed',
      },
    };
  },
  (table, random) => {
    const by = anyOf(table, random);
    const { hand } = seatView(table, by).mine;
    const slot = hand.length === 0 ? 'h1' : pickRandom(hand, random).slot;
    return { by, command: { type: 'ShowSecret', secret: { kind: 'card', slot }, to: anyOf(table, random) } };
  },
  (table, random) => {
    const held = stateOf(table).showings.filter(({ step }) => step === 'held-up');
    if (held.length === 0) return byModerator({ type: 'LookThroughOpenCards' });
    const { to, showing } = pickRandom(held, random);
    return { by: to, command: { type: 'LookAtSecret', showing } };
  },
  (table, random) => {
    const { discards } = stateOf(table);
    const card = discards.length === 0 ? pickRandom(TREACHERY_TITLES, random) : pickRandom(discards, random);
    const to = pickRandom(['deck', 'removed', anyOf(table, random)] as const, random);
    return byModerator({ type: 'MoveCard', card, from: 'discarded', to });
  },
  (table, random) =>
    chance(30, random) ? byModerator({ type: 'ReturnHand', faction: anyOf(table, random) }) : randomMark(table, random),
  (table, random) => {
    if (chance(50, random)) return byModerator(nextPhase(table));
    const last = must(tableView(table).log.at(-1), 'a line').position;
    return byModerator({ type: 'TakeBack', to: Math.max(0, last - 1 - random(6)) });
  },
];

/** Skips the rest of the turn. */
const BEFORE_BIDDING: Command = { type: 'CorrectFact', fact: { kind: 'phase', phase: 'charity' } };

const byModerator = (command: Command): Move => ({ by: 'moderator', command });
const anyOf = (table: Table, random: Random): FactionId => pickRandom(factionsOf(table), random);
