/** The course of a duel, up to the next decision of a player. */
import { must } from '../../../core/assert-never.ts';
import { type Random, shuffled } from '../../../core/random.ts';
import type { Environment } from '../../../kernel/feature.ts';
import { allCommitted, commitmentOf } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { leaderState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { leaderKilled, spiceFromBank, spiceMoved } from '../../../pieces/events.ts';
import { strengthNow } from '../../../pieces/leaders.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { type Hit, resolveAttack } from '../arena/attack.ts';
import { answerTo } from '../arena/cards.ts';
import { isDecided } from '../arena/turn.ts';
import { kanlyOf } from './api.ts';
import type { KanlyActivity, KanlyEnd } from './contract.ts';
import { secondsOf, shownSeconds } from './seconds.ts';

/** The shortest time between an attack and its resolution (ms), whatever the attacked seat holds. */
const TIME_TO_ANSWER = 4_000;

/** Returns the next events of a duel. @rules AH79 The Duel V.2–V.12 */
export function duelGoesOn(
  ctx: Ctx,
  state: GameState,
  duel: KanlyActivity,
  { at, random }: Environment,
): readonly GameEvent[] {
  const { by, on } = duel;
  switch (duel.step) {
    case 'champions':
      return allCommitted(duel.champions, [by, on]) === null ? [] : [{ type: 'ChampionsReady' }];
    case 'places':
      return [];
    case 'backing':
      return backingShown(duel);
    case 'seconds':
      return sidesShown(ctx, state, duel);
    case 'arena':
      return arenaGoesOn(state, duel, at, random);
    case 'pay':
      return duel.unpaid.length === 0 ? [{ type: 'KanlyOver' }] : [];
  }
}

/** Shows both sums at once. @rules AH79 The Duel V.2 · R-239 */
function backingShown({ by, on, backing }: KanlyActivity): readonly GameEvent[] {
  const sums = allCommitted(backing, [by, on]);
  if (sums === null) return [];
  const shown = [by, on].map((faction, at) => ({ faction, amount: must(sums[at], 'a backing') }));
  return [
    { type: 'BackingShown', backing: shown },
    ...shown.flatMap(({ faction, amount }) =>
      amount === 0 ? [] : [spiceMoved(faction, { inFrontOf: faction }, amount)],
    ),
  ];
}

/** Shows the sides as soon as all other factions have chosen. @rules AH79 The Duel V.3 · R-246 */
function sidesShown(ctx: Ctx, state: GameState, duel: KanlyActivity): readonly GameEvent[] {
  const others = secondsOf(state, duel);
  if (allCommitted(duel.seconds, others) === null) return [];
  const values = [duel.by, duel.on].map((faction) => ({
    faction,
    amount: strengthNow(ctx, state, championOf(duel, faction)),
  }));
  const sides = others.map((faction) => {
    const second = commitmentOf(duel.seconds, faction);
    return { faction, side: second === null || second === 'nobody' ? null : second.side };
  });
  return [{ type: 'SidesShown', sides, values }];
}

function arenaGoesOn(state: GameState, duel: KanlyActivity, at: number, random: Random): readonly GameEvent[] {
  const bout = must(duel.bout, 'a bout');
  const { deck, discards } = kanlyOf(state);
  if (deck.length === 0 && discards.length > 0)
    return [{ type: 'DuelingDeckShuffled', deck: shuffled(discards, random) }];
  if (isDecided(bout)) return duelEnded(state, duel);
  if (bout.attack === null) return [];
  if (bout.attack.direction === null) return attackResolved(state, duel);
  if (duel.resolvesAt === null) return [{ type: 'AttackTimed', until: at + TIME_TO_ANSWER }];
  return duel.answer !== null && at >= duel.resolvesAt ? attackResolved(state, duel) : [];
}

/** Returns the resolution of the attack, its payments and its deaths. @rules AH79 The Duel V.7, V.8 */
export function attackResolved(state: GameState, duel: KanlyActivity): readonly GameEvent[] {
  const bout = must(duel.bout, 'a bout');
  const { by, on, direction } = must(bout.attack, 'an attack');
  const answer = duel.answer?.plays === true && direction !== null ? answerTo(direction) : null;
  const { hits } = resolveAttack(kanlyOf(state).rules, bout, answer !== null);
  return [
    { type: 'AttackResolved', by, on, answer, hits },
    ...hits.flatMap(paid),
    ...hits.flatMap((hit) => (hit.dies ? [leaderKilled(championOf(duel, hit.on))] : [])),
  ];
}

const paid = ({ by, on, fromBacking, fromDisc }: Hit): readonly GameEvent[] => [
  ...(fromBacking === 0 ? [] : [spiceMoved({ inFrontOf: on }, by, fromBacking)]),
  ...(fromDisc === 0 ? [] : [spiceFromBank(by, fromDisc)]),
];

/** Returns the end of a duel in which at most one champion is left in the arena. */
function duelEnded(state: GameState, duel: KanlyActivity): readonly GameEvent[] {
  const left = must(duel.bout, 'a bout').fighters.map(({ faction }) => faction);
  const [winner = null] = left;
  if (winner === null) return ended(state, duel, 'both-died', null);
  const gone = winner === duel.by ? duel.on : duel.by;
  const hasDied = leaderState(state, championOf(duel, gone)).where === 'tanks';
  return hasDied ? ended(state, duel, 'death', winner) : ended(state, duel, 'fled', null);
}

/**
 * Returns the end of a duel. What is left of the backing goes back to its owners. The seconds of a champion that died
 * are killed.
 *
 * @rules AH79 The Duel V.3, V.9, V.11 ·
 */
export function ended(
  state: GameState,
  duel: KanlyActivity,
  how: KanlyEnd,
  winner: FactionId | null,
): readonly GameEvent[] {
  const seconds = shownSeconds(state, duel, how, winner);
  return [
    { type: 'KanlyEnded', how, winner, seconds },
    ...backingBack(duel),
    ...seconds.flatMap(({ leader, fate }) => (fate === 'killed' ? [leaderKilled(leader)] : [])),
  ];
}

/** Returns the backing of both champions to its owners. A fled champion is no longer in the bout. */
function backingBack({ by, on, backedWith }: KanlyActivity): readonly GameEvent[] {
  return [by, on].flatMap((faction) => {
    const { amount = 0 } = backedWith.find((one) => one.faction === faction) ?? {};
    return amount === 0 ? [] : [spiceMoved({ inFrontOf: faction }, faction, amount)];
  });
}

/** Returns the leader that a side of the duel has chosen. */
export const championOf = ({ champions }: Pick<KanlyActivity, 'champions'>, faction: FactionId) =>
  must(commitmentOf(champions, faction), 'a champion');
