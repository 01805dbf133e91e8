/** What a card does to a leader, by a second reading of the rulebook. */
import {
  discOf,
  getField,
  isRecord,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type GameState,
  type TreacheryTitle,
} from '#engine';
import type { AmbushesContract } from '#lib/factions/bene-tleilaxu/ambushes/contract.ts';
import { cardsSeenFrom } from '../../support/oracle/cards.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { ownOf } from '../../support/oracle/own.ts';

/** Whether the answer is exactly one card of the hand with this title, or an unknown card that may have it. */
export function isOwnCard(state: GameState, faction: FactionId, value: AnswerValue, more: readonly string[]): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 2 + more.length) return false;
  const title = getField(value, 'card');
  const held = ownOf(state, faction).hand.find(({ slot }) => slot === getField(value, 'slot'));
  if (held === undefined) return false;
  return held.card === title || (held.card === 'unknown' && cardsSeenFrom(state, faction)(title as TreacheryTitle));
}

const DEFENSES: readonly unknown[] = ['shield', 'snooper'];

export const oracle: Oracle<AmbushesContract> = {
  // 000 XXXIV additional 1: "He may play a defense card."
  'defend-leader': (state, { faction }, value) =>
    value === null || (DEFENSES.includes(getField(value, 'card')) && isOwnCard(state, faction, value, [])),
  'keep-defense': (_state, _prompt, value) => value === true || value === false,
  // 000 XXXIV additional 3: "from shipping down any tokens", or "from moving any on board tokens".
  'choose-hold': (_state, _prompt, value) => value === 'shipping' || value === 'moving',
};

/** Returns the faults of an event: a wrong outcome, a wrong leader, or a faction that acts against a worthless card. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'AmbushLeaderDrawn': {
      const victim = before.stack.flatMap((one) => (one.kind === 'ambush' ? [one.victim] : []))[0];
      const disc = before.leaders.find(({ leader }) => leader === event.leader);
      const isReady = disc?.where === 'ready' && disc.captor === null && discOf(event.leader).faction === victim;
      return isReady ? [] : [`ambush: ${event.leader} is drawn, but is not ready`];
    }
    case 'ForcesShipped':
      return isHeld(before, event.faction, 'shipping')
        ? [`ambush: ${event.faction} ships against a worthless card`]
        : [];
    case 'ForcesMoved':
      return isHeld(before, event.faction, 'moving') ? [`ambush: ${event.faction} moves against a worthless card`] : [];
    default:
      return [];
  }
}

const isHeld = ({ ambushes, turn }: GameState, faction: FactionId, hold: 'shipping' | 'moving'): boolean =>
  ambushes.holds.some((one) => one.faction === faction && one.hold === hold && one.turn === turn);
