/** What cannot be so on any board, and what runs where it must not. */
import { isOnBoard } from '../../board/places.ts';
import { assertNever } from '../../core/assert-never.ts';
import { whyNoAlliance } from '../../rules/alliances.ts';
import { isHidden } from '../../rules/captives.ts';
import { forcesIn } from '../../rules/changes.ts';
import { type Ctx, hasAdvisors } from '../../rules/ctx.ts';
import { drawsStormCards } from '../../rules/dialling.ts';
import { whyNoPile } from '../../rules/piles.ts';
import { factionOf, isInPlay, leaderOf, stacksIn } from '../../rules/position.ts';
import { whatRuns } from '../../rules/running.ts';
import { usesUpSpecialKarama } from '../../rules/special-karama.ts';
import { isPossible, minus, plus } from '../../rules/troops.ts';
import { type Place, SECTOR_COUNT, type Troops } from '../../table/board.ts';
import { type FactionId, FORCES_PER_FACTION } from '../../table/factions.ts';
import type { PublicFact } from '../../table/facts.ts';
import type { LeaderId } from '../../table/leaders.ts';
import type { Refusal } from '../../table/refusals.ts';
import type { GameState, LeaderState } from '../../table/state.ts';

/** More than the bank holds; it only keeps a slip of the finger out. */
const MOST_SPICE_ON_BOARD = 99;

/** Why a fact cannot be so; asks public facts only. */
export function whyNot(ctx: Ctx, state: GameState, fact: PublicFact): Refusal | null {
  switch (fact.kind) {
    case 'turn':
      return outside(fact.turn, 1, ctx.rules.turnLimit);
    case 'pile':
      return whyNoPile(ctx, state, fact.pile, fact.cards);
    case 'phase':
      return whyNotPhase(ctx, state, fact);
    case 'first-player':
      return notInPlay(state, fact.faction);
    case 'storm':
      return outside(fact.sector, 1, SECTOR_COUNT);
    case 'shield-wall':
      return null;
    case 'storm-card':
      return drawsStormCards(ctx, state) === null ? { code: 'no-storm-cards' } : null;
    case 'last-wheels':
      return whyNotWheels(state, fact);
    case 'forces':
      return notInPlay(state, fact.faction) ?? offBoard(fact) ?? tooManyForces(state, fact);
    case 'tanks':
      return notInPlay(state, fact.faction) ?? tooManyInTanks(state, fact);
    case 'side':
      return notInPlay(state, fact.faction) ?? whyNoSide(ctx, state, fact);
    case 'spice-on-board':
      return offBoard(fact) ?? outside(fact.amount, 0, MOST_SPICE_ON_BOARD);
    case 'leader':
      return (
        leaderMissing(state, fact) ?? hidden(state, fact) ?? outside(fact.deaths, fact.where === 'tanks' ? 1 : 0, 2)
      );
    case 'leader-deaths':
      return leaderMissing(state, fact) ?? outside(fact.deaths, isOpenlyDead(leaderOf(state, fact.leader)) ? 1 : 0, 2);
    case 'leader-resting':
      return leaderMissing(state, fact) ?? whyNotResting(ctx, state, fact);
    case 'special-karama':
      return notInPlay(state, fact.faction) ?? whyNoSpecialKarama(ctx, fact);
    case 'leader-fought':
      return leaderMissing(state, fact) ?? openlyDead(state, fact.leader);
    case 'kwisatz-haderach':
      return whyNoKwisatzHaderach(state, fact);
    case 'alliance':
      return whyNoAlliance(ctx, state, fact.members);
    default:
      return assertNever(fact);
  }
}

/** Where nobody ever rests there is nothing to note, and the dead do not fight anyway. */
const whyNotResting = (
  { rules }: Ctx,
  state: GameState,
  { leader }: PublicFact & { kind: 'leader-resting' },
): Refusal | null => (rules.gholaLeaderFightsAtOnce ? { code: 'no-leader-rests' } : openlyDead(state, leader));

const whyNoSpecialKarama = ({ rules }: Ctx, { faction }: PublicFact & { kind: 'special-karama' }): Refusal | null =>
  usesUpSpecialKarama(rules, faction) ? null : { code: 'no-special-karama', faction };

/** A dead one has been used nowhere that matters. */
function whyNoKwisatzHaderach(
  { kwisatzHaderach }: GameState,
  { where, usedIn }: PublicFact & { kind: 'kwisatz-haderach' },
): Refusal | null {
  if (kwisatzHaderach === null) return { code: 'no-kwisatz-haderach' };
  return where === 'tanks' && usedIn !== null ? { code: 'kwisatz-haderach-is-dead' } : null;
}

const outside = (value: number, from: number, to: number): Refusal | null =>
  Number.isInteger(value) && value >= from && value <= to ? null : { code: 'number-out-of-range', from, to };

const notInPlay = (state: GameState, faction: FactionId): Refusal | null =>
  isInPlay(state, faction) ? null : { code: 'faction-not-in-play', faction };

const offBoard = ({ territory, sector }: Place): Refusal | null =>
  isOnBoard({ territory, sector }) ? null : { code: 'no-such-place', territory, sector };

const leaderMissing = (state: GameState, { leader }: PublicFact & { readonly leader: LeaderId }): Refusal | null =>
  state.leaders.some((disc) => disc.leader === leader) ? null : { code: 'leader-not-in-play', leader };

/** Who is captive or face down, owner and captor alone can tell; so nothing is said of any who could be. */
const hidden = (state: GameState, { leader }: PublicFact & { kind: 'leader' }): Refusal | null =>
  isHidden(state, leaderOf(state, leader)) ? { code: 'leader-is-hidden', leader } : null;

const openlyDead = (state: GameState, leader: LeaderId): Refusal | null =>
  isOpenlyDead(leaderOf(state, leader)) ? { code: 'leader-is-dead', leader } : null;

const isOpenlyDead = ({ where, faceDown }: LeaderState): boolean => where === 'tanks' && !faceDown;

function tooManyForces(state: GameState, fact: PublicFact & { kind: 'forces' }): Refusal | null {
  const have = plus(forcesIn(state, fact.faction, fact), factionOf(state, fact.faction).reserves);
  return notTroops(fact) ?? notEnough(fact.faction, fact, have);
}

function tooManyInTanks(state: GameState, fact: PublicFact & { kind: 'tanks' }): Refusal | null {
  const { tanks, reserves } = factionOf(state, fact.faction);
  return notTroops(fact) ?? notEnough(fact.faction, fact, plus(tanks, reserves));
}

/** Advisors are only where somebody stands to be one. */
function whyNoSide(
  ctx: Ctx,
  state: GameState,
  { faction, territory, side }: PublicFact & { kind: 'side' },
): Refusal | null {
  if (!hasAdvisors(ctx, faction)) return { code: 'no-advisors', faction };
  return side === 'advisors' && stacksIn(state, faction, territory).length === 0
    ? { code: 'nothing-to-flip', territory }
    : null;
}

const notTroops = ({ count, special }: Troops): Refusal | null =>
  outside(count, 0, FORCES_PER_FACTION) ?? outside(special, 0, count);

/** Both kinds must suffice: the rest stays in the reserves. */
function notEnough(faction: FactionId, wanted: Troops, have: Troops): Refusal | null {
  if (wanted.count > have.count) return { code: 'not-enough-forces', faction, have: have.count };
  return isPossible(minus(have, wanted)) ? null : { code: 'not-enough-special-forces', faction, ...have };
}

function whyNotWheels(state: GameState, { one, two }: PublicFact & { kind: 'last-wheels' }): Refusal | null {
  if (one === two ? one !== null : one === null || two === null) return { code: 'wheels-need-two' };
  return (one === null ? null : notInPlay(state, one)) ?? (two === null ? null : notInPlay(state, two));
}

/** A phase that runs is ended by its own ways out, never by setting another. */
function whyNotPhase(ctx: Ctx, state: GameState, { phase }: PublicFact & { kind: 'phase' }): Refusal | null {
  if (phase !== 'setup' && !ctx.rules.phaseOrder.includes(phase)) return { code: 'no-such-phase', phase };
  return whatRuns(state);
}
