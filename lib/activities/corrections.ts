/** People are right about cardboard: public facts of the board, entered and put right by the moderator. */
import { assertNever } from '../core/assert-never.ts';
import { orderFrom } from '../board/seats.ts';
import { isOnBoard } from '../board/places.ts';
import { SECTOR_COUNT, type Place, type Troops } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import { sameFact, type PublicFact } from '../model/facts.ts';
import { FORCES_PER_FACTION, type FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { BattleActivity, GameState, LeaderState, StormActivity } from '../model/state.ts';
import type { Refusal } from '../model/refusals.ts';
import { inSeats, whyNoAlliance, withAlliance } from '../rules/alliances.ts';
import { captorAmong, isHidden, ownerOf } from '../rules/captives.ts';
import { hasAdvisors, type Ctx } from '../rules/ctx.ts';
import {
  forcesIn,
  spiceIn,
  withFaction,
  withForces,
  withKwisatzHaderach,
  withLeader,
  withSide,
  withSpiceOnBoard,
} from '../rules/changes.ts';
import { happened, refuse, type Decision } from '../rules/decision.ts';
import { dialling, drawsStormCards, runningStorm } from '../rules/dialling.ts';
import { isAtTheEnd, reopenedAtTheEnd } from '../rules/pause.ts';
import { pileOf, sorted, whyNoPile, withPile } from '../rules/piles.ts';
import { runningSetup } from '../rules/drawing.ts';
import { reopenedByForces, reopenedByLeader } from '../rules/reopening.ts';
import { windowAnswersTakenBack } from '../rules/window-answers.ts';
import { whatRuns } from '../rules/running.ts';
import {
  allianceOf,
  areAdvisors,
  factionOf,
  isBattlePhase,
  isInPlay,
  leaderOf,
  runningBattle,
  sideOf,
  sidesOf,
  stacksIn,
} from '../rules/position.ts';
import { isPossible, minus, plus, troopsOf } from '../rules/troops.ts';

/** More than the bank holds; it only keeps a slip of the finger out. */
const MOST_SPICE_ON_BOARD = 99;

/**
 * Sets a public fact; one that stands already changes nothing. Refuses `no-such-place`, `number-out-of-range`,
 * `faction-not-in-play`, `leader-not-in-play`, `leader-is-dead`, `not-enough-forces`, `no-storm-cards`, `too-few-to-ally`, `own-ally`,
 * `alliance-too-large`, `no-such-phase`, `no-advisors`, `nothing-to-flip`, `no-kwisatz-haderach`, `kwisatz-haderach-is-dead`, or what runs where it must not. In a battle
 * not yet revealed the sealed plans are taken back and asked for anew where the fact
 * touches that battle: all of them, since taking back only the ones now impossible would tell what they were.
 */
export function decideCorrectFact(ctx: Ctx, state: GameState, told: PublicFact): Decision {
  const refusal = whyNot(ctx, state, told);
  if (refusal !== null) return refuse(refusal);
  const fact = inOneWay(state, told);
  const was = factNow(state, fact);
  if (sameFact(fact, was)) return happened();
  const corrected: GameEvent = { type: 'FactCorrected', fact, was };
  return happened(corrected, ...followUps(ctx, state, fact));
}

/** The same fact in the one way in which the state says it. */
function inOneWay(state: GameState, fact: PublicFact): PublicFact {
  if (fact.kind === 'alliance') return { ...fact, members: inSeats(state, fact.members) };
  return fact.kind === 'pile' ? { ...fact, cards: sorted(fact.cards) } : fact;
}

/** What a correction does to decisions that are open. */
function followUps(ctx: Ctx, state: GameState, fact: PublicFact): readonly GameEvent[] {
  if (isAtTheEnd(state)) return reopenedAtTheEnd(state, fact);
  const storm = runningStorm(state);
  if (storm !== null) return inStorm(ctx, state, storm, fact);
  // What forces are left to place may be other ones now: an answer to the old question must not count.
  if (runningSetup(state) !== null) return [{ type: 'EpochRaised' }];
  const battle = runningBattle(state);
  const reordered = aggressorsOrdered(state, fact);
  // With no battle running, the list to choose from may be another one now: an answer to the old list must not count.
  if (battle === null) return isBattlePhase(state) ? [...reordered, { type: 'EpochRaised' }] : [];
  if (!touches(ctx, state, battle, fact)) return reordered;
  const answers = fact.kind === 'alliance' ? windowAnswersTakenBack(state) : [];
  const plans = battle.revealed === null ? [...plansWithdrawn(battle), ...askedAgain(ctx, state, battle, fact)] : [];
  return [...answers, ...plans, { type: 'EpochRaised' }];
}

/**
 * Before the storm's distance is known, what says who dials and how far begins the dialling anew; where people stand
 * tells who may still break the Shield Wall, or what the storm takes, so that all of that is answered again.
 */
function inStorm(ctx: Ctx, state: GameState, storm: StormActivity, fact: PublicFact): readonly GameEvent[] {
  const dialled: readonly PublicFact['kind'][] = ['turn', 'storm', 'last-wheels', 'storm-card'];
  const standing: readonly PublicFact['kind'][] = ['forces', 'side', 'shield-wall'];
  if (storm.sectors === null && dialled.includes(fact.kind)) {
    const anew = dialling(ctx, withFact(state, fact));
    return [{ type: 'StormDialsReset', storm: storm.id, because: 'corrected', ...anew }, { type: 'EpochRaised' }];
  }
  if (!standing.includes(fact.kind)) return [];
  if (storm.rung === 'moving') return [{ type: 'StormLossesReset', storm: storm.id }, { type: 'EpochRaised' }];
  return storm.rung === 'atomics' ? [...windowAnswersTakenBack(state), { type: 'EpochRaised' }] : [];
}

const aggressorsOrdered = (state: GameState, fact: PublicFact): readonly GameEvent[] =>
  fact.kind === 'first-player' && isBattlePhase(state)
    ? [{ type: 'AggressorsOrdered', aggressors: orderFrom(state.seating, fact.faction) }]
    : [];

function askedAgain(ctx: Ctx, state: GameState, battle: BattleActivity, fact: PublicFact): readonly GameEvent[] {
  if (fact.kind === 'leader' || fact.kind === 'leader-fought') {
    return playersOf(ctx, state, fact.leader).flatMap((faction) => reopenedByLeader(ctx, battle, faction));
  }
  return fact.kind === 'forces' || fact.kind === 'side' ? reopenedByForces(ctx, battle) : [];
}

function plansWithdrawn(battle: BattleActivity): readonly GameEvent[] {
  return sidesOf(battle)
    .filter((side) => side.committed !== null)
    .map(({ faction }) => ({ type: 'PlanWithdrawn', battle: battle.id, faction, because: 'corrected' }));
}

/** Everybody in whose plan this leader could stand, as far as the table may know. */
function playersOf(ctx: Ctx, state: GameState, leader: LeaderId): readonly FactionId[] {
  const captor = isHidden(state, leaderOf(state, leader)) ? captorAmong(ctx, state) : null;
  return [ownerOf(leader), ...(captor === null ? [] : [captor])];
}

/** Whether a plan in this battle may be another one now: by forces, leaders, the storm, or whose powers reach into it. */
function touches(ctx: Ctx, state: GameState, battle: BattleActivity, fact: PublicFact): boolean {
  switch (fact.kind) {
    case 'forces':
    case 'side':
      return fact.territory === battle.territory;
    case 'leader':
    case 'leader-fought':
      return playersOf(ctx, state, fact.leader).some((faction) => sideOf(battle, faction) !== null);
    case 'kwisatz-haderach':
    case 'alliance':
    case 'storm':
      return true;
    case 'turn':
    case 'pile':
    case 'phase':
    case 'shield-wall':
    case 'last-wheels':
    case 'storm-card':
    case 'first-player':
    case 'tanks':
    case 'spice-on-board':
      return false;
    default:
      return assertNever(fact);
  }
}

function whyNot(ctx: Ctx, state: GameState, fact: PublicFact): Refusal | null {
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
    case 'leader-fought':
      return (
        leaderMissing(state, fact) ??
        (isOpenlyDead(leaderOf(state, fact.leader)) ? { code: 'leader-is-dead', leader: fact.leader } : null)
      );
    case 'kwisatz-haderach':
      return whyNoKwisatzHaderach(state, fact);
    case 'alliance':
      return whyNoAlliance(ctx, state, fact.members);
    default:
      return assertNever(fact);
  }
}

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

const leaderMissing = (
  state: GameState,
  { leader }: PublicFact & { kind: 'leader' | 'leader-fought' },
): Refusal | null =>
  state.leaders.some((disc) => disc.leader === leader) ? null : { code: 'leader-not-in-play', leader };

/** Who is captive or face down, owner and captor alone can tell; so nothing is said of any who could be. */
const hidden = (state: GameState, { leader }: PublicFact & { kind: 'leader' }): Refusal | null =>
  isHidden(state, leaderOf(state, leader)) ? { code: 'leader-is-hidden', leader } : null;

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

/** The same fact as it stands before the correction. */
function factNow(state: GameState, fact: PublicFact): PublicFact {
  switch (fact.kind) {
    case 'turn':
      return { ...fact, turn: state.turn };
    case 'pile':
      return { ...fact, cards: pileOf(state, fact.pile) };
    case 'phase':
      return { ...fact, phase: state.phase };
    case 'first-player':
      return { ...fact, faction: state.firstPlayer };
    case 'storm':
      return { ...fact, sector: state.storm };
    case 'shield-wall':
      return { ...fact, stands: state.shieldWallStands };
    case 'storm-card':
      return { ...fact, lies: state.stormCard !== 'none' };
    case 'last-wheels':
      return { ...fact, one: state.lastWheels?.[0] ?? null, two: state.lastWheels?.[1] ?? null };
    case 'forces':
      return { ...fact, ...forcesIn(state, fact.faction, fact) };
    case 'tanks':
      return { ...fact, ...factionOf(state, fact.faction).tanks };
    case 'side':
      return { ...fact, side: areAdvisors(state, fact.faction, fact.territory) ? 'advisors' : 'fighters' };
    case 'spice-on-board':
      return { ...fact, amount: spiceIn(state, fact) };
    case 'leader':
      return { ...fact, where: leaderOf(state, fact.leader).where, deaths: leaderOf(state, fact.leader).deaths };
    case 'leader-fought':
      return { ...fact, territory: leaderOf(state, fact.leader).foughtIn };
    case 'kwisatz-haderach':
      return {
        ...fact,
        where: state.kwisatzHaderach?.where ?? 'ready',
        usedIn: state.kwisatzHaderach?.usedIn ?? null,
      };
    case 'alliance':
      return { ...fact, members: fact.members.slice(0, 1).flatMap((first) => allianceOf(state, first)) };
    default:
      return assertNever(fact);
  }
}

/** Records a correction. Forces come from, and go back to, the reserves. */
export function withFact(state: GameState, fact: PublicFact): GameState {
  switch (fact.kind) {
    case 'turn':
      return { ...state, turn: fact.turn };
    case 'pile':
      return withPile(state, fact.pile, fact.cards);
    case 'phase':
      return { ...state, phase: fact.phase };
    case 'first-player':
      return { ...state, firstPlayer: fact.faction };
    case 'storm':
      return { ...state, storm: fact.sector };
    case 'shield-wall':
      return { ...state, shieldWallStands: fact.stands };
    case 'storm-card':
      return { ...state, stormCard: fact.lies ? 'untold' : 'none' };
    case 'last-wheels':
      return { ...state, lastWheels: fact.one === null || fact.two === null ? null : [fact.one, fact.two] };
    case 'forces': {
      const taken = minus(fact, forcesIn(state, fact.faction, fact));
      const placed = withForces(state, fact.faction, fact, fact);
      return withFaction(placed, fact.faction, ({ reserves }) => ({ reserves: minus(reserves, taken) }));
    }
    case 'tanks':
      return withFaction(state, fact.faction, ({ tanks, reserves }) => ({
        tanks: troopsOf(fact),
        reserves: minus(plus(reserves, tanks), fact),
      }));
    case 'side':
      return withSide(state, fact.faction, fact.territory, fact.side);
    case 'spice-on-board':
      return withSpiceOnBoard(state, fact, fact.amount);
    case 'leader':
      return withLeader(state, fact.leader, {
        where: fact.where,
        deaths: fact.deaths,
        captor: null,
        faceDown: false,
        resting: false,
        ...(fact.where === 'tanks' ? { foughtIn: null } : {}),
      });
    case 'leader-fought':
      return withLeader(state, fact.leader, { foughtIn: fact.territory });
    case 'kwisatz-haderach':
      return withKwisatzHaderach(state, { where: fact.where, usedIn: fact.usedIn });
    case 'alliance':
      return withAlliance(state, fact.members);
    default:
      return assertNever(fact);
  }
}
