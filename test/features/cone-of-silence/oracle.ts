/** The effect of a Cone of Silence by a second reading. @rules AH79 The Duel VIII.3 */
import { getField, isList, type AnswerValue, type FactionId, type GameEvent, type GameState } from '#engine';
import { isAllied } from '../../support/oracle/own.ts';

/** "As many of your opponents (not allies) as you desire": some of them, each once, in the order of their seats. */
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

/** "Buying cards … or making an alliance", "until the end of the turn". */
export function silencedWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'CardSold':
      // The faction whose Karama is on the table has bought the card.
      return isSilent(before, event.buyer) && !event.withKarama ? [`cone: ${event.buyer} buys a card`] : [];
    case 'AllianceFormed':
      return event.members.filter((one) => isSilent(before, one)).map((one) => `cone: ${one} makes an alliance`);
    default:
      return [];
  }
}

export const isSilent = ({ silenced, turn }: GameState, faction: FactionId): boolean =>
  silenced.turn === turn && silenced.factions.includes(faction);
