/** Queries about Kanly. */
import { must } from '../../../core/assert-never.ts';
import type { DuelingCard } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import { type LeaderId, ownerOf } from '../../../model/leaders.ts';
import type { Refusal } from '../../../model/refusals.ts';
import { areAllies, contestedCard, currentBattle, currentWindow } from '../../../model/selectors.ts';
import { isSilenced } from '../../../model/silenced.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { requireInPlay } from '../../../pieces/requirements.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { placedNegotiators } from '../war/api.ts';
import type { WarActivity } from '../war/contract.ts';
import type { KanlyActivity, KanlySlice, Threat } from './contract.ts';

export type KanlyState = NonNullable<KanlySlice['kanly']>;

/** Returns the slice of Kanly. */
export const kanlyOf = ({ kanly }: GameState): KanlyState => must(kanly, 'Kanly');

/** Returns the running duel, or `null`. */
export const runningDuel = (state: GameState): KanlyActivity | null => findActivity(state, 'kanly');

/** Returns the running fight in the arena, of a duel or of a war, or `null`. */
export const runningFight = (state: GameState): KanlyActivity | WarActivity | null =>
  runningDuel(state) ?? findActivity(state, 'war');

/** Returns the dueling cards of a faction. */
export const duelingHand = ({ kanly }: Pick<GameState, 'kanly'>, faction: FactionId): readonly DuelingCard[] =>
  kanly?.hands.find((hand) => hand.faction === faction)?.cards ?? [];

/** Returns the threats of this turn. */
export const threatsNow = ({ kanly, turn }: Pick<GameState, 'kanly' | 'turn'>): readonly Threat[] =>
  kanly?.threats.filter((threat) => threat.turn === turn) ?? [];

/**
 * Returns the own leaders of a faction that can enter the arena, its main character last: alive and in its own hands. A
 * leader that lies in the arena already is not among them.
 * @rules AH79 The Duel V.2 · R-245
 */
export const readyLeaders = (ctx: Pick<Ctx, 'leaders'>, state: GameState, faction: FactionId): readonly LeaderId[] =>
  ctx
    .leaders(faction)
    .filter(
      (leader) =>
        placedNegotiators(state).every((placed) => placed.leader !== leader) &&
        state.leaders.some(
          (disc) =>
            disc.leader === leader && disc.where === 'ready' && disc.captor === null && ownerOf(leader) === faction,
        ),
    );

/** Whether one of these factions is a side of the duel. */
export const isDuellist = ({ by, on }: Pick<KanlyActivity, 'by' | 'on'>, faction: FactionId): boolean =>
  faction === by || faction === on;

/** Whether this faction has dueling cards and sends leaders to the arena. A rulebook may leave a faction outside. */
export const takesPart = ({ kanly }: Pick<GameState, 'kanly'>, faction: FactionId): boolean =>
  kanly?.rules.outside.includes(faction) !== true;

/** Whether no battle, auction of a card, window, duel or war runs. @rules */
export const isQuiet = (state: GameState): boolean =>
  currentBattle(state) === null &&
  currentWindow(state) === null &&
  contestedCard(state) === null &&
  runningFight(state) === null &&
  (findActivity(state, 'bidding')?.card ?? null) === null;

/**
 * Returns why a faction cannot threaten or declare Kanly against another faction now, or `null`: `no-duels-here`,
 * `threatens-itself`, `faction-not-in-play`, `outside-duels`, `no-threat-now`, `threat-silenced`.
 *
 * @rules AH79 The Duel V.1, VIII.3 · NF XXVI ·
 */
export function whyNoChallenge(state: GameState, { by, on }: Pick<Threat, 'by' | 'on'>): Refusal | null {
  if (state.kanly === null) return { code: 'no-duels-here' };
  if (by === on) return { code: 'threatens-itself' };
  const absent = requireInPlay(state, on);
  if (absent !== null) return absent;
  const outside = [by, on].find((faction) => !takesPart(state, faction));
  if (outside !== undefined) return { code: 'outside-duels', faction: outside };
  if (state.turn === 0 || state.victory !== null || !isQuiet(state)) return { code: 'no-threat-now' };
  return isSilenced(state, by) ? { code: 'threat-silenced' } : null;
}

/**
 * Returns why these two factions cannot fight a duel, or `null`: `threatens-ally`, `duel-fought`, `no-leader-for-duel`.
 *
 * @rules AH79 The Duel V.1 ·
 */
export function whyNoDuel(ctx: Ctx, state: GameState, { by, on }: Pick<Threat, 'by' | 'on'>): Refusal | null {
  if (areAllies(state, by, on)) return { code: 'threatens-ally', faction: on };
  if (threatsNow(state).some((threat) => threat.on === on && threat.stands === 'fought'))
    return { code: 'duel-fought', faction: on };
  const without = [by, on].find((faction) => readyLeaders(ctx, state, faction).length === 0);
  return without === undefined ? null : { code: 'no-leader-for-duel', faction: without };
}
