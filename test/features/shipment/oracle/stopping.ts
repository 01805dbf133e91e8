/** Which powers of the Guild a Karama stops at any time, and which shipment the Guild's own stops, read a second time. */
import { fieldOf, type AnswerValue, type FactionId, type GameState } from '#engine';
import { isAllied } from '../../../support/oracle/own.ts';

type Activity = GameState['stack'][number];
type OwnTurn = Activity & { readonly kind: 'own-turn' };

/** One use of a power of an opponent, before it or as long as it can be undone. @rules GF9-2019 as */
export function isGuildStopped(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const { choices, seating, stack } = state;
  const power = fieldOf(value, 'stops');
  if (choices.edition !== 'gf9-2019' || by === 'guild' || isAllied(state, by, 'guild')) return false;
  if (!seating.some(({ faction }) => faction === 'guild')) return false;
  if (stack.some((one) => 'cancelled' in one && one.cancelled.some((stopped) => stopped === power))) return false;
  const turn = turnOf(stack);
  switch (power) {
    case 'guild/half-price':
    case 'guild/ship-types':
      return turn?.faction === 'guild' ? shipsBy(turn, power) : waits(state);
    case 'guild/out-of-turn':
      return choices.layer === 'advanced' && turn?.faction !== 'guild' && waits(state);
    case 'guild/ship-income':
      return turn !== undefined && turn.faction !== 'guild' && (turn.step === 'ship' || paysGuild(turn));
    case 'guild/ally-ship':
      return (
        choices.options.includes('cards-of-later-printings') &&
        turn !== undefined &&
        isAllied(state, turn.faction, 'guild') &&
        shipsBy(turn, power)
      );
    default:
      return false;
  }
}

/** A shipment of somebody else from off the planet, that cost something, while its turn lasts. @rules GF9-2019 as R-161 */
export function isShipmentRefused({ stack }: GameState, value: AnswerValue): boolean {
  const top = stack.at(-1);
  return (
    top?.kind === 'own-turn' &&
    top.faction !== 'guild' &&
    top.faction === fieldOf(value, 'refuses') &&
    top.done.some((step) => step.kind === 'shipment' && step.way === 'down' && step.paid.length > 0)
  );
}

const turnOf = (stack: GameState['stack']): OwnTurn | undefined =>
  stack.find((one): one is OwnTurn => one.kind === 'own-turn');

/** Its shipment is still to come, or was made so. */
const shipsBy = ({ step, done }: OwnTurn, power: string): boolean =>
  step === 'ship' || done.some((one) => one.kind === 'shipment' && one.restsOn.some((id) => id === power));

const paysGuild = ({ done }: OwnTurn): boolean =>
  done.some((step) => step.kind === 'shipment' && step.paid.some(({ to }) => to === 'guild'));

const waits = ({ stack }: GameState): boolean =>
  stack.some((one) => one.kind === 'ship-and-move' && !one.done.includes('guild'));
