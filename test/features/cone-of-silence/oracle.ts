/** The effect of a Cone of Silence by a second reading. @rules AH79 The Duel VIII.3 */
import { getField, isList, type AnswerValue, type FactionId, type GameEvent, type GameState } from '#engine';
import { isAllied } from '../../support/oracle/own.ts';

/**
 * Whether the card names legal factions: "As many of your opponents (not allies) as you desire", each once, in the
 * order of their seats.
 */
export function isSilencing({ seating, ...state }: GameState, by: FactionId, value: AnswerValue): boolean {
  const named = getField(value, 'silences') ?? null;
  if (!isList(named) || named.length === 0) return false;
  const rest = { seating, ...state };
  const inSeats = seating.map(({ faction }) => faction).filter((faction) => named.includes(faction));
  return (
    JSON.stringify(inSeats) === JSON.stringify(named) &&
    inSeats.every((other) => other !== by && !isAllied(rest, by, other) && !isSilent(rest, other))
  );
}

/**
 * What is wrong with an action of a silenced faction: "Buying cards … or making an alliance", "until the end of the
 * turn".
 */
export function silencedWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'CardSold':
      // A faction that pays with a Karama has already bought the card.
      return isSilent(before, event.buyer) && !event.withKarama ? [`cone: ${event.buyer} buys a card`] : [];
    case 'AllianceFormed':
      return event.members.filter((one) => isSilent(before, one)).map((one) => `cone: ${one} makes an alliance`);
    default:
      return [];
  }
}

export const isSilent = ({ silenced, turn }: GameState, faction: FactionId): boolean =>
  silenced.turn === turn && silenced.factions.includes(faction);
