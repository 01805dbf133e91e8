import { fieldOf } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import { shipmentStopped, stoppableShipment } from '../../phases/ship-and-move/made.ts';
import type { Advantage } from '../../powers/power.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';

/**
 * A Karama stops one shipment from off the planet, of whomever else, as long as the turn lasts in which it was made: the
 * forces stay in the reserves, nothing is paid, and it was the shipment of that turn. Nothing stops it.
 */
export const karamaStop: Advantage = {
  id: 'guild/karama-stop',
  faction: 'guild',
  rules: ['GF9-2019 Advanced Karama Cards', 'R-160, R-161'],
  playedAsKarama: {
    says: ({ state, faction }) => {
      const shipper = shipperBeside(state, faction);
      return shipper === null ? null : { refuses: oneOf(shipper) };
    },
    does: ({ state, faction }, answer) =>
      fieldOf(answer, 'refuses') === shipperBeside(state, faction) ? shipmentStopped(state) : [],
  },
};

/** Who else has just shipped from off the planet; `null` where nobody has. */
function shipperBeside(state: GameState, faction: FactionId): FactionId | null {
  const shipper = stoppableShipment(state);
  return shipper === faction ? null : shipper;
}
