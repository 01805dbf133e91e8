/** Queries about Kanly. */
import { must } from '../../../core/assert-never.ts';
import type { DuelingCard } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import { type LeaderId, ownerOf } from '../../../model/leaders.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { KanlyActivity, KanlySlice, Threat } from './contract.ts';

export type KanlyState = NonNullable<KanlySlice['kanly']>;

/** Returns the slice of Kanly. */
export const kanlyOf = ({ kanly }: GameState): KanlyState => must(kanly, 'Kanly');

/** Returns the running duel, or `null`. */
export const runningDuel = (state: GameState): KanlyActivity | null => findActivity(state, 'kanly');

/** Returns the dueling cards of a faction. */
export const duelingHand = ({ kanly }: Pick<GameState, 'kanly'>, faction: FactionId): readonly DuelingCard[] =>
  kanly?.hands.find((hand) => hand.faction === faction)?.cards ?? [];

/** Returns the threats of this turn. */
export const threatsNow = ({ kanly, turn }: Pick<GameState, 'kanly' | 'turn'>): readonly Threat[] =>
  kanly?.threats.filter((threat) => threat.turn === turn) ?? [];

/**
 * Returns the own leaders of a faction that can enter the arena, its main character last: alive and in its own hands.
 * @rules AH79 The Duel V.2 · R-245
 */
export const readyLeaders = (ctx: Pick<Ctx, 'leaders'>, state: GameState, faction: FactionId): readonly LeaderId[] =>
  ctx
    .leaders(faction)
    .filter((leader) =>
      state.leaders.some(
        (disc) =>
          disc.leader === leader && disc.where === 'ready' && disc.captor === null && ownerOf(leader) === faction,
      ),
    );

/** Whether one of these factions is a side of the duel. */
export const isDuellist = ({ by, on }: Pick<KanlyActivity, 'by' | 'on'>, faction: FactionId): boolean =>
  faction === by || faction === on;
