/**
 * Reads the rules a second time: the Guild powers that a Karama can cancel at any time, and the shipment that the
 * Guild's own Karama can cancel.
 */
import { getField, type AnswerValue, type FactionId, type GameState } from '#engine';
import { isAllied } from '../../../support/oracle/own.ts';
import { isAdvisorJustSent } from '../../advisors/cancelling.ts';
import { openTurns, type OwnTurn } from '../../../support/oracle/own-turns.ts';
import { hasMorePowers } from '../../../support/oracle/played.ts';

/**
 * Whether an opponent may cancel this power of the Guild, before its use or as long as the use can be undone.
 * @rules GF9-2019 as
 */
export function isGuildCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const { choices, seating, stack } = state;
  const power = getField(value, 'cancels');
  // 001 Player Aid Pad B.6.A.6 allows only one cancel: that of the Guild's choice of its turn.
  if (choices.edition !== 'gf9-2019' && power !== 'guild/out-of-turn') return false;
  if (by === 'guild' || isAllied(state, by, 'guild')) return false;
  if (!seating.some(({ faction }) => faction === 'guild')) return false;
  if (stack.some((one) => 'cancelled' in one && one.cancelled.some((cancelled) => cancelled === power))) return false;
  const turns = openTurns(state).filter(({ cancelled }) => !cancelled.some((cancelled) => cancelled === power));
  switch (power) {
    case 'guild/half-price':
    case 'guild/ship-types':
      return turns.some((turn) => turn.faction === 'guild' && shipsBy(turn, power)) || waits(state);
    case 'guild/out-of-turn':
      return hasMorePowers(choices) && waits(state);
    case 'guild/ship-income':
      return turns.some((turn) => turn.faction !== 'guild' && (turn.step === 'ship' || paysGuild(turn)));
    case 'guild/ally-ship':
      return (
        choices.options.includes('cards-of-later-printings') &&
        turns.some((turn) => isAllied(state, turn.faction, 'guild') && shipsBy(turn, power))
      );
    default:
      return false;
  }
}

/**
 * Whether the Guild may refuse a shipment. It must be a paid shipment of another faction from off the planet, in a turn
 * that still lasts or can be reopened. It can also be the force that the Bene Gesserit have just shipped for free.
 * @rules GF9-2019 as R-161
 */
export function isShipmentRefused(state: GameState, value: AnswerValue): boolean {
  if (getField(value, 'refuses') === 'bene-gesserit' && isAdvisorJustSent(state)) return true;
  return openTurns(state).some(
    (turn) =>
      turn.faction !== 'guild' &&
      turn.faction === getField(value, 'refuses') &&
      turn.done.some((step) => step.kind === 'shipment' && step.way === 'down' && step.paid.length > 0),
  );
}

/** Whether the faction still has a shipment to come, or made its shipment with this power. */
const shipsBy = ({ step, done }: OwnTurn, power: string): boolean =>
  step === 'ship' || done.some((one) => one.kind === 'shipment' && one.restsOn.some((id) => id === power));

const paysGuild = ({ done }: OwnTurn): boolean =>
  done.some((step) => step.kind === 'shipment' && step.paid.some(({ to }) => to === 'guild'));

const waits = ({ stack }: GameState): boolean =>
  stack.some((one) => one.kind === 'ship-and-move' && !one.done.includes('guild')) &&
  !stack.some((one) => one.kind === 'own-turn' && one.faction === 'guild');
