/**
 * The Bene Gesserit powers that a Karama can cancel in the turns of other factions, by a second reading. @rules
 * GF9-2019 as R-172
 */
import { getField, type AnswerValue, type FactionId, type GameEvent, type GameState } from '#engine';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import { eventsOf, openTurns } from '../../support/oracle/own-turns.ts';

/** The power that a Karama can cancel in 1979: one accompanied shipment (001 Player Aid Pad B.6.A.3). */
const NAMED_IN_1979 = ['bene-gesserit/advisor-ship', 'bene-gesserit/advisor-accompany'];

/**
 * Whether an opponent may cancel this power of the Bene Gesserit. In 1979 only the power to send a free force can be
 * cancelled.
 */
export function isAdvisorsCancelled(state: GameState, by: FactionId, value: AnswerValue): boolean {
  const { choices, seating, stack } = state;
  const power = getField(value, 'cancels');
  if (by === 'bene-gesserit' || isAllied(state, by, 'bene-gesserit')) return false;
  if (!seating.some(({ faction }) => faction === 'bene-gesserit')) return false;
  if (choices.edition !== 'gf9-2019' && !NAMED_IN_1979.some((one) => one === power)) return false;
  if (stack.some((one) => 'cancelled' in one && one.cancelled.some((cancelled) => cancelled === power))) return false;
  switch (power) {
    case 'bene-gesserit/advisor-ship':
      // "For one round" (003 VI.B.5.c): before the first shipment, too.
      if (choices.edition === 'dune-squad')
        return (
          stack.some((one) => one.kind === 'ship-and-move' && one.round === 'shipments') || isAdvisorJustSent(state)
        );
      return sentLast(state)?.along === false && isAdvisorJustSent(state);
    case 'bene-gesserit/advisor-accompany':
      if (choices.edition === 'dune-squad') return false;
      return sentLast(state)?.along === true && isAdvisorJustSent(state);
    case 'bene-gesserit/intrusion':
      return justDone(state).some(
        (one) => one.type === 'IntrusionAnswered' && one.turned && advisorsIn(state).includes(one.territory),
      );
    case 'bene-gesserit/advisor-fighter':
      return justDone(state).some(haveTurned);
    case 'bene-gesserit/announce-battles':
      return (
        isNothingDone(state) &&
        openEvents(state).some((one) => one.type === 'BattlesAnnounced' && one.territories.length > 0)
      );
    default:
      return false;
  }
}

/** Whether the advisor that was sent last is still in the sector where it arrived. */
export function isAdvisorJustSent(state: GameState): boolean {
  const sent = sentLast(state);
  return (
    sent !== undefined &&
    state.forces.some(
      ({ faction, territory, sector }) =>
        faction === 'bene-gesserit' && territory === sent.territory && sector === sent.sector,
    )
  );
}

const sentLast = (state: GameState) => justDone(state).findLast((one) => one.type === 'AdvisorSent');

/** Whether advisors became fighters when they arrived, or when forces joined them. */
const haveTurned = (event: GameEvent): boolean =>
  restsOn(event).some((power) => power === 'bene-gesserit/advisor-fighter');

function restsOn(event: GameEvent): readonly string[] {
  if (event.type === 'ForcesMoved') return event.restsOn;
  return event.type === 'ForcesShipped' || event.type === 'ForcesCrossed' ? event.booking.restsOn : [];
}

const advisorsIn = (state: GameState) => ownOf(state, 'bene-gesserit').advisorsIn;

const openEvents = (state: GameState): readonly GameEvent[] =>
  state.undo.open.flatMap(({ use }) => eventsOf(state, use));

/** Returns the events of the present turn. Before its first event, these are the events of the previous turn. */
function justDone(state: GameState): readonly GameEvent[] {
  const turns: readonly string[] = openTurns(state).map(({ id }) => id);
  return state.undo.open
    .filter(({ turn }) => turn !== null && turns.includes(turn))
    .flatMap(({ use }) => eventsOf(state, use));
}

function isNothingDone({ stack }: GameState): boolean {
  const phase = stack.find((one) => one.kind === 'ship-and-move');
  const now = stack.find((one) => one.kind === 'own-turn');
  return (
    phase?.kind === 'ship-and-move' && phase.done.length === 0 && (now?.kind !== 'own-turn' || now.done.length === 0)
  );
}
