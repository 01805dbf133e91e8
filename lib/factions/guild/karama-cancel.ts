import { getField } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import { cancellableShipments } from '../../features/ship-and-move/events.ts';
import type { Advantage, CardPlayContext } from '../../powers/power.ts';

/**
 * A Karama stops one shipment from off the planet, of whomever else, as long as the turn lasts in which it was made: the
 * forces stay in the reserves, nothing is paid, and it was the shipment of that turn. Who was sent for free with one was
 * shipped, too, and may be stopped alone. Nothing stops it.
 */
export const karamaCancel: Advantage = {
  id: 'guild/karama-stop',
  faction: 'guild',
  rules: ['GF9-2019 Advanced Karama Cards', 'R-160, R-161'],
  playedAsKarama: {
    fields: (player) => {
      const shippers = ofOthers(player).map(({ by }) => by);
      return shippers.length === 0 ? null : { refuses: oneOf(...shippers) };
    },
    effect: (player, answer) => ofOthers(player).find(({ by }) => by === getField(answer, 'refuses'))?.cancelled ?? [],
  },
};

const ofOthers = (player: CardPlayContext) => cancellableShipments(player).filter(({ by }) => by !== player.faction);
