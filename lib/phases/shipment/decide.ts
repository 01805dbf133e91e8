/** What answers about reserves make happen. */
import { partNamed } from '../../board/places.ts';
import { type AnswerValue, asRecord } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { type Decision, happened, refuse } from '../../rules/decision.ts';
import { lossesFrom } from '../../rules/losses.ts';
import { runningShipment } from '../../rules/shipping.ts';
import { allOf, minus, troopsOf } from '../../rules/troops.ts';
import { asReserves } from '../../table/answers.ts';
import type { ForceStack } from '../../table/board.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import type { ShipmentActivity } from './contract.ts';

type AskOf<Kind extends Prompt['kind']> = Extract<Prompt, { readonly kind: Kind }>;

/** Where reserves go and how many is said aloud before they go. @rules R-161 */
export function decideBringReserves(
  { nextShipment }: GameState,
  { asks: faction }: AskOf<'bring-reserves'>,
  value: AnswerValue,
): Decision {
  const { part, ...troops } = must(asReserves(value), 'reserves');
  return happened({
    type: 'ShipmentAnnounced',
    shipment: `ship${nextShipment}`,
    faction,
    ...partNamed(part),
    ...troops,
  });
}

/** Whom the storm takes of a shipment, where its owner could choose; the others land. */
export function decideShipmentLosses(
  state: GameState,
  { stacks }: AskOf<'storm-losses'>,
  value: AnswerValue,
): Decision {
  const shipment = runningShipment(state);
  if (shipment === null) return refuse({ code: 'stale-prompt' });
  return happened(forcesShipped(shipment, lossesFrom(stacks, asRecord(value))));
}

/** What the storm has left of a shipment stands on the board. */
export function forcesShipped(
  { id: shipment, faction, place, troops }: ShipmentActivity,
  taken: readonly ForceStack[],
): GameEvent {
  const lost = troopsOf(allOf(taken));
  return { type: 'ForcesShipped', shipment, faction, ...place, ...minus(troops, lost), lost };
}
