import { onCircles } from '../../board/seats.ts';
import { isInPlay, orderFrom } from '../../model/selectors.ts';
import { must } from '../../core/assert-never.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameState } from '../../model/state.ts';
import type { StormDialling } from './contract.ts';
import { stormSourceOf } from './run-steps.ts';

/**
 * Returns how the storm is dialled. The first storm is dialled by the two factions whose circles are nearest to its
 * start on either side. Later storms are dialled by the two factions that used the wheels last, in a battle or for a
 * storm. If no faction has used the wheels, the two factions next to the storm dial. If a power moves the storm, there
 * are no dials.
 * @rules AH79 VI.A–B · GF9-2019 "First Storm", "Storm Movement" · R-26
 */
export function dialling(ctx: Ctx, state: GameState): StormDialling {
  const { rules, seats } = ctx;
  const { turn, seating, storm, lastWheels } = state;
  const onDial = onCircles(seats, seating);
  // Without any of them, all others are out of the game.
  const inOrder =
    onDial.length === 0
      ? seating.map(({ faction }) => faction)
      : orderFrom(onDial, seats.firstPlayerAfterStorm(seating, storm));
  const beside = [must(inOrder[0], 'a seat ahead'), must(inOrder.at(-1), 'a seat behind')] as const;
  if (turn === 1) return { steeredBy: 'wheels', dialers: beside, range: rules.stormFirstDial };
  return {
    steeredBy: stormSourceOf(ctx, state),
    dialers: lastWheels?.every((one) => isInPlay(state, one)) === true ? lastWheels : beside,
    range: rules.stormLaterDial,
  };
}
