import { orderFrom } from '../board/seats.ts';
import { must } from '../core/assert-never.ts';
import type { Random } from '../core/random.ts';
import type { StormActivity } from '../phases/storm/contract.ts';
import type { FactionId } from '../table/factions.ts';
import { runningOf } from '../table/stack.ts';
import type { GameState } from '../table/state.ts';
import type { NumberRange, SteeredBy } from '../table/storm.ts';
import { powersInForce } from './advantages.ts';
import type { Ctx } from './ctx.ts';

/** What steers the storm; and who dials it, and how far each may, where the wheels do. */
export interface Dialling {
  readonly steeredBy: SteeredBy;
  readonly dialers: readonly [FactionId, FactionId];
  readonly range: NumberRange;
}

/**
 * The first storm is dialled by the two whose circles are nearest on either side of where it starts; later ones by the
 * two who used the wheels last, in a battle or for a storm. Where nobody has, it is the two beside the storm again.
 * Where a storm card lies face down, nobody dials.
 * @rules AH79 VI.A–B · GF9-2019 "First Storm", "Storm Movement", Fremen sheet "Storm rule" · R-26
 */
export function dialling(ctx: Ctx, state: GameState): Dialling {
  const { rules, seats } = ctx;
  const { turn, seating, storm, lastWheels } = state;
  const inOrder = orderFrom(seating, seats.firstPlayerAfterStorm(seating, storm));
  const beside = [must(inOrder[0], 'a seat ahead'), must(inOrder.at(-1), 'a seat behind')] as const;
  if (turn === 1) return { steeredBy: 'wheels', dialers: beside, range: rules.stormFirstDial };
  const holder = drawsStormCards(ctx, state);
  const isSteered = holder !== null && powersInForce(ctx, state, holder).some(({ drawsStormCards: draws }) => draws);
  const steeredBy = isSteered && state.stormCard !== 'none' ? 'card' : 'wheels';
  return { steeredBy, dialers: lastWheels ?? beside, range: rules.stormLaterDial };
}

/** Who draws the storm cards; `null` where nobody in play does. @rules GF9-2019 Fremen sheet "Storm rule" */
export const drawsStormCards = (ctx: Ctx, { factions }: GameState): FactionId | null =>
  ctx.advantages.find(
    ({ drawsStormCards: draws, faction }) => draws === true && factions.some((own) => own.faction === faction),
  )?.faction ?? null;

/** One of Mentat's own storm cards. */
export const anyStormCard = ({ rules: { stormCards } }: Ctx, random: Random): number =>
  stormCards.from + random(stormCards.to - stormCards.from + 1);

export const runningStorm = (state: GameState): StormActivity | null => runningOf(state, 'storm');
