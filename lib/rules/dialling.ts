import { firstPlayerAfterStorm, orderFrom } from '../board/seats.ts';
import { must } from '../core/assert-never.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState, StormActivity } from '../model/state.ts';
import type { NumberRange } from '../model/storm.ts';
import type { Ctx } from './ctx.ts';

/** Who dials the storm, and how far each may. */
export interface Dialling {
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
}

/**
 * The first storm is dialled by the two whose circles are nearest on either side of where it starts; later ones by the
 * two who used the wheels last, in a battle or for a storm. Where nobody has, it is the two beside the storm again.
 * @rules AH79 VI.A–B · GF9-2019 "First Storm", "Storm Movement" · R-26
 */
export function dialling({ rules }: Ctx, { turn, seating, storm, lastWheels }: GameState): Dialling {
  const inOrder = orderFrom(seating, firstPlayerAfterStorm(seating, storm));
  const beside = [must(inOrder[0], 'a seat ahead'), must(inOrder.at(-1), 'a seat behind')] as const;
  return turn === 1
    ? { dialers: beside, range: rules.stormFirstDial }
    : { dialers: lastWheels ?? beside, range: rules.stormLaterDial };
}

export const runningStorm = (state: GameState): StormActivity | null =>
  state.stack.find((activity): activity is StormActivity => activity.kind === 'storm') ?? null;
