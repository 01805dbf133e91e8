/** Which powers of the Bene Gesserit a Karama stops in the turns of others, read a second time. @rules GF9-2019 as R-172 */
import { getField, type AnswerValue, type FactionId, type GameState } from '#engine';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import { openTurns } from '../../support/oracle/own-turns.ts';

/** One use, as long as nothing has been done in another turn since. In 1979 the force sent for free alone. */
export function isAdvisorsCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const { advisors, choices, seating, stack } = state;
  const power = getField(value, 'cancels');
  if (by === 'bene-gesserit' || isAllied(state, by, 'bene-gesserit')) return false;
  if (!seating.some(({ faction }) => faction === 'bene-gesserit')) return false;
  if (choices.edition !== 'gf9-2019' && power !== 'bene-gesserit/advisor-ship') return false;
  if (stack.some((one) => 'cancelled' in one && one.cancelled.some((cancelled) => cancelled === power))) return false;
  const { sent, turned, entered, announced } = advisors;
  switch (power) {
    case 'bene-gesserit/advisor-ship':
    case 'bene-gesserit/advisor-accompany':
      return sent?.along === (power === 'bene-gesserit/advisor-accompany') && isAdvisorJustSent(state);
    case 'bene-gesserit/intrusion':
      return turned.some((one) => one.stands && isJustDone(state, one) && advisorsIn(state).includes(one.territory));
    case 'bene-gesserit/advisor-fighter':
      return entered.some(
        (one) => isJustDone(state, one) && (areFightersIn(state, one.territory) || haveLeft(state, one)),
      );
    case 'bene-gesserit/announce-battles':
      return announced !== null && announced.turn === state.turn && isNothingDone(state);
    default:
      return false;
  }
}

/** The one sent last still stands where it came. */
export function isAdvisorJustSent(state: GameState): boolean {
  const { sent } = state.advisors;
  return (
    sent !== null &&
    isJustDone(state, sent) &&
    state.forces.some(
      ({ faction, territory, sector }) =>
        faction === 'bene-gesserit' && territory === sent.territory && sector === sent.sector,
    )
  );
}

const areFightersIn = (state: GameState, territory: string): boolean =>
  !advisorsIn(state).some((one) => one === territory) &&
  state.forces.some((stack) => stack.faction === 'bene-gesserit' && stack.territory === territory);

/** They have been shipped or moved on in the same turn. */
const haveLeft = (state: GameState, { in: when, territory }: { readonly in: number; readonly territory: string }) =>
  openTurns(state).some(
    ({ number, done }) =>
      number === when &&
      done.some(
        (step) =>
          (step.kind === 'move' || step.kind === 'shipment') &&
          step.from.some((place) => place.territory === territory),
      ),
  );

const advisorsIn = (state: GameState) => ownOf(state, 'bene-gesserit').advisorsIn;

/** In the turn that goes on, or in the one before it as long as nothing has been done since. */
function isJustDone(state: GameState, done: { readonly in: number }): boolean {
  return openTurns(state).some(({ number }) => number === done.in);
}

function isNothingDone({ stack }: GameState): boolean {
  const phase = stack.find((one) => one.kind === 'ship-and-move');
  const now = stack.find((one) => one.kind === 'own-turn');
  return (
    phase?.kind === 'ship-and-move' && phase.done.length === 0 && (now?.kind !== 'own-turn' || now.done.length === 0)
  );
}
