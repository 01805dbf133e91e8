import { getField } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import { cancellableShipments } from '../../features/ship-and-move/events.ts';
import type { Advantage, CardPlayContext } from '../../powers/power.ts';

/**
 * A Karama cancels one other faction's shipment from off the planet, until the end of the turn of the shipment. The
 * forces stay in the reserves, nothing is paid, and the faction cannot ship again in that turn. A force that went along
 * with a shipment for free counts as a shipment too, and can be cancelled separately. Nothing cancels this Karama
 * (R-117).
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
