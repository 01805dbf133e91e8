/** The corrections of forces, spice and piles of cards. Forces come from the reserves and return there. */
import { list, range } from '../core/grammar.ts';
import {
  optional,
  factionField,
  territoryField,
  place,
  sideField,
  cardField,
  pileField,
  countField,
} from '../model/fields.ts';
import type { Feature } from '../kernel/feature.ts';
import {
  forcesIn,
  spiceIn,
  spiceInFrontOf,
  withFaction,
  withForces,
  withSide,
  withSpiceInFront,
  withSpiceOnBoard,
} from './changes.ts';
import { type Ctx, hasAdvisors } from '../powers/ctx.ts';
import { pileOf, sorted, whyNoPile, withPile } from './piles.ts';
import { areAdvisors, factionState, stacksIn } from '../model/selectors.ts';
import { requireInPlay, requireInRange } from './requirements.ts';
import { isValidForces, mercenariesIn, minus, ownForces, plus, withOtherForces } from '../model/forces.ts';
import { MERCENARIES } from '../model/mercenaries.ts';
import type { Place, Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { PublicFactOf } from '../model/facts.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import type { PiecesContract } from './contract.ts';
import { leaderFacts } from './leader-facts.ts';

/**
 * The largest number that a moderator can enter, which is more than the bank holds. The limit only stops typing errors.
 */
const MAX_SPICE = 99;

type Counted = { readonly amount: number };

/** Returns the fact with a number that is corrected by the change since then. */
function withAmountShifted<Fact extends Counted>(fact: Fact, found: Fact, now: Fact): Fact {
  return { ...fact, amount: fact.amount + now.amount - found.amount };
}

/** The handlers of public facts about pieces. */
export const facts: Feature<PiecesContract>['facts'] = {
  forces: {
    shift: (fact, found, now) => withOtherForces(fact, minus(plus(fact, now), found)),
    input: {
      faction: factionField,
      count: countField,
      special: countField,
      mercenaries: optional(range(1, MERCENARIES)),
      ...place,
    },
    now: (state, fact) => withOtherForces(fact, forcesIn(state, fact.faction, fact)),
    validate: (ctx, state, fact) =>
      requireInPlay(state, fact.faction) ?? offBoard(ctx, fact) ?? tooManyForces(ctx, state, fact),
    set: (state, fact) => {
      const taken = minus(fact, forcesIn(state, fact.faction, fact));
      const placed = withForces(state, fact.faction, fact, fact);
      return withFaction(placed, fact.faction, ({ reserves }) => ({ reserves: minus(reserves, taken) }));
    },
  },
  tanks: {
    shift: (fact, found, now) => ({ ...fact, ...minus(plus(fact, now), found) }),
    input: { faction: factionField, count: countField, special: countField },
    now: (state, fact) => ({ ...fact, ...factionState(state, fact.faction).tanks }),
    validate: (ctx, state, fact) => requireInPlay(state, fact.faction) ?? tooManyInTanks(ctx, state, fact),
    set: (state, fact) =>
      withFaction(state, fact.faction, ({ tanks, reserves }) => ({
        tanks: ownForces(fact),
        reserves: minus(plus(reserves, tanks), fact),
      })),
  },
  side: {
    input: { faction: factionField, territory: territoryField, side: sideField },
    now: (state, fact) => ({
      ...fact,
      side: areAdvisors(state, fact.faction, fact.territory) ? 'advisors' : 'fighters',
    }),
    validate: (ctx, state, fact) => requireInPlay(state, fact.faction) ?? whyNoSide(ctx, state, fact),
    set: (state, { faction, territory, side }) => withSide(state, faction, territory, side),
  },
  'spice-on-board': {
    shift: withAmountShifted,
    input: { amount: countField, ...place },
    now: (state, fact) => ({ ...fact, amount: spiceIn(state, fact) }),
    validate: (ctx, _state, fact) => offBoard(ctx, fact) ?? requireInRange(fact.amount, 0, MAX_SPICE),
    set: (state, fact) => withSpiceOnBoard(state, fact, fact.amount),
  },
  'spice-in-front': {
    shift: withAmountShifted,
    input: { faction: factionField, amount: countField },
    now: (state, fact) => ({ ...fact, amount: spiceInFrontOf(state, fact.faction) }),
    validate: ({ rules }, state, { faction, amount }) =>
      requireInPlay(state, faction) ??
      (rules.bribesSpendable === 'at-once' ? { code: 'no-spice-waits' } : requireInRange(amount, 0, MAX_SPICE)),
    set: (state, { faction, amount }) => withSpiceInFront(state, faction, amount),
  },
  ...leaderFacts,
  pile: {
    input: { pile: pileField, cards: list(cardField, { most: 40 }) },
    now: (state, fact) => ({ ...fact, cards: pileOf(state, fact.pile) }),
    validate: (ctx, state, { pile, cards }) => whyNoPile(ctx, state, pile, cards),
    set: (state, { pile, cards }) => withPile(state, pile, cards),
    normalize: (_state, fact) => ({ ...fact, cards: sorted(fact.cards) }),
  },
};

const offBoard = ({ board }: Ctx, { territory, sector }: Place): Refusal | null =>
  board.hasPart({ territory, sector }) ? null : { code: 'no-such-place', territory, sector };

function tooManyForces(ctx: Ctx, state: GameState, fact: PublicFactOf<'forces'>): Refusal | null {
  const have = plus(forcesIn(state, fact.faction, fact), factionState(state, fact.faction).reserves);
  return notForces(ctx, fact) ?? notEnough(fact.faction, fact, have);
}

function tooManyInTanks(ctx: Ctx, state: GameState, fact: PublicFactOf<'tanks'>): Refusal | null {
  const { tanks, reserves } = factionState(state, fact.faction);
  return notForces(ctx, fact) ?? notEnough(fact.faction, fact, plus(tanks, reserves));
}

function notForces(ctx: Ctx, forces: Forces & { readonly faction: FactionId }): Refusal | null {
  const { count, special } = ownForces(forces);
  return requireInRange(count, 0, ctx.forces(forces.faction).count) ?? requireInRange(special, 0, count);
}

/** Refuses if the faction has too few plain or special forces left. */
function notEnough(faction: FactionId, wanted: Forces, have: Forces): Refusal | null {
  if (wanted.count > have.count) return { code: 'not-enough-forces', faction, have: have.count };
  if (mercenariesIn(wanted) > mercenariesIn(have)) return { code: 'not-enough-forces', faction, have: have.count };
  return isValidForces(minus(have, wanted)) ? null : { code: 'not-enough-special-forces', faction, ...ownForces(have) };
}

/** Refuses a side for a territory without such forces. */
function whyNoSide(ctx: Ctx, state: GameState, { faction, territory, side }: PublicFactOf<'side'>): Refusal | null {
  if (!hasAdvisors(ctx, faction)) return { code: 'no-advisors', faction };
  return side === 'advisors' && stacksIn(state, faction, territory).length === 0
    ? { code: 'nothing-to-flip', territory }
    : null;
}
