/**
 * Random proposals, answers, withdrawals and payments of deals, and pairs of tables that differ in a proposal. The
 * engine refuses some of the commands.
 */
import {
  MAX_DEAL_LENGTH,
  PHASES,
  type DealPayment,
  type FactionId,
  type GameState,
  type Command,
  type DeclaredSecret,
  type Random,
} from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { stateOf } from '../../support/table.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { told } from '../../support/paired-tables/ways-to-diverge.ts';
import type { SideAction } from '../../support/side-action.ts';

const LINES = [
  'I stay out of Arrakeen.',
  'You tell me one traitor.',
  'We both bid low.',
  'x'.repeat(MAX_DEAL_LENGTH),
] as const;

/** A command of a player about a deal. */
const randomDealMove = (state: GameState, random: Random): Move => pickRandom(MOVES, random)(state, random);

const MOVES: readonly ((state: GameState, random: Random) => Move)[] = [
  proposed,
  proposed,
  proposedQuietly,
  answered,
  answered,
  (state, random) => {
    if (state.proposals.length === 0) return proposed(state, random);
    const { by, to } = pickRandom(state.proposals, random);
    return { by, command: { type: 'WithdrawDeal', to } };
  },
  (state, random) => {
    const owed = state.deals.filter(({ terms }) => terms.later !== null);
    if (owed.length === 0) return proposed(state, random);
    const { id, terms, by } = pickRandom(owed, random);
    return { by: chance(80, random) ? (terms.later?.by ?? by) : by, command: { type: 'PayDeal', deal: id } };
  },
];

const factionsIn = ({ seating }: GameState): readonly FactionId[] => seating.map(({ faction }) => faction);

function proposed(state: GameState, random: Random): Move {
  const by = pickRandom(factionsIn(state), random);
  return { by, command: randomProposal(state, by, pickRandom(factionsIn(state), random), random) };
}

function proposedQuietly(state: GameState, random: Random): Move {
  const by = pickRandom(factionsIn(state), random);
  const proposal = randomProposal(state, by, pickRandom(factionsIn(state), random), random);
  return { by, command: { ...proposal, type: 'ProposeQuietDeal' } };
}

function answered(state: GameState, random: Random): Move {
  if (state.proposals.length === 0) return proposed(state, random);
  const { by, to, id } = pickRandom(state.proposals, random);
  const command: Command = {
    type: 'AnswerDeal',
    by,
    proposal: chance(90, random) ? id : 'd1',
    accepts: chance(80, random),
  };
  return { by: to, command };
}

/**
 * Proposes a random deal. Most of these deals are possible; some name a faction that does not play, no due moment, or a
 * past moment.
 */
export function randomProposal(
  state: GameState,
  by: FactionId,
  to: FactionId,
  random: Random,
): Extract<Command, { readonly type: 'ProposeDeal' }> {
  const payment = (): DealPayment => ({
    by: chance(90, random) ? pickRandom([by, to], random) : pickRandom(factionsIn(state), random),
    amount: 1 + random(8),
  });
  const later = chance(40, random) ? payment() : null;
  const hasMoment = later !== null ? chance(90, random) : chance(30, random);
  return {
    type: 'ProposeDeal',
    to,
    words: pickRandom(LINES, random),
    now: chance(60, random) ? payment() : null,
    later,
    due: hasMoment ? { turn: state.turn + random(2), phase: pickRandom(PHASES, random) } : null,
  };
}

/**
 * Returns a proposal that one of two tables makes, and the player who receives it; `null` if all players would learn of
 * it.
 */
function someProposal(
  state: GameState,
  owner: FactionId,
  random: Random,
): { readonly to: FactionId; readonly move: Move } | null {
  const others = factionsIn(state).filter((faction) => faction !== owner);
  if (others.length < 2) return null;
  const to = pickRandom(others, random);
  const command: Command = { ...randomProposal(state, owner, to, random), now: null, later: null, due: null };
  return { to, move: { by: owner, command } };
}

/** All factions have proposed a deal that only the two sides will know, each to the next one. */
const aboutToAgree = (factions: readonly FactionId[], random: Random): readonly Move[] =>
  factions.map((by, at): Move => {
    const to = factions[(at + 1) % factions.length] ?? by;
    const terms = { words: pickRandom(LINES, random), now: null, later: null, due: null };
    return { by, command: { type: 'ProposeQuietDeal', to, ...terms } };
  });

/** Returns the acceptance of the deal that was proposed to a faction; `null` without one. */
function someAgreement(
  { proposals }: GameState,
  owner: FactionId,
): { readonly by: FactionId; readonly move: Move } | null {
  const found = proposals.find(({ to, terms, declined }) => to === owner && terms.quiet === true && !declined);
  if (found === undefined) return null;
  const { by, id } = found;
  return { by, move: { by: owner, command: { type: 'AnswerDeal', by, proposal: id, accepts: true } } };
}

const OFFERED = 6;

/** All factions have declared their spice, and propose to pay some of it. */
const aboutToPay = (factions: readonly FactionId[], random: Random): readonly Move[] =>
  factions.flatMap((by): readonly Move[] => {
    const to = pickRandom(
      factions.filter((other) => other !== by),
      random,
    );
    const now = { by, amount: OFFERED };
    return [
      { by, command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: OFFERED } } },
      { by, command: { type: 'ProposeDeal', to, words: pickRandom(LINES, random), now, later: null, due: null } },
    ];
  });

/** At one of two tables, the payer lacks the spice for a proposed payment; `null` if there is no such proposal. */
function poorerOrNot({ proposals }: GameState, owner: FactionId): readonly [DeclaredSecret, DeclaredSecret] | null {
  const isPromised = proposals.some(({ by, terms, declined }) => by === owner && terms.now?.by === owner && !declined);
  return isPromised
    ? [
        { kind: 'spice', spice: OFFERED - 1 },
        { kind: 'spice', spice: OFFERED + 1 },
      ]
    : null;
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** Whether one player has proposed a deal to another player. */
  proposal: {
    parts: (table, owner, random) => {
      const found = someProposal(stateOf(table), owner, random);
      return found === null ? null : { owner, one: found.move, two: null, alsoKnows: [found.to] };
    },
  },
  /** Whether two players have made a deal that nobody else knows. */
  'quiet-deal': {
    choices: (choices) => ({ ...choices, edition: 'nine-faction', pairs: [], options: [] }),
    begins: aboutToAgree,
    parts: (table, owner) => {
      const found = someAgreement(stateOf(table), owner);
      return found === null ? null : { owner, one: found.move, two: null, alsoKnows: [found.by] };
    },
  },
  /** Whether a player has the spice for a proposed payment. */
  payer: { begins: aboutToPay, parts: (table, owner) => told(table, owner, poorerOrNot(stateOf(table), owner)) },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => randomDealMove(stateOf(table), random),
  (table, random) => randomDealMove(stateOf(table), random),
];
