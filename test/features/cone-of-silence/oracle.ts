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
  // 003 VI.B.1: "prevents a player from saying anything for the remainder of the round".
  const isOfSquad = state.choices.edition === 'dune-squad';
  if (isOfSquad && named.length > 1) return false;
  const inSeats = seating.map(({ faction }) => faction).filter((faction) => named.includes(faction));
  return (
    JSON.stringify(inSeats) === JSON.stringify(named) &&
    inSeats.every((other) => other !== by && (isOfSquad || !isAllied(rest, by, other)) && !isSilent(rest, other))
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
    case 'VoiceUsed':
    case 'PrescienceUsed':
      return isDumb(before, event.by) ? [`cone: ${event.by} speaks in a battle`] : [];
    case 'TruthAsked':
      return [event.by, event.of]
        .filter((one) => isDumb(before, one))
        .map((one) => `cone: ${one} talks under a Truthtrance`);
    case 'DealMade':
      return [event.by, event.to].filter((one) => isDumb(before, one)).map((one) => `cone: ${one} makes a deal`);
    case 'HandSwapBegan':
      return isDumb(before, event.by) ? [`cone: ${event.by} takes cards`] : [];
    default:
      return [];
  }
}

export const isSilent = ({ choices, silenced, turn, phase }: GameState, faction: FactionId): boolean =>
  silenced.turn === turn &&
  silenced.factions.includes(faction) &&
  (choices.edition !== 'dune-squad' || silenced.phase === phase);

/** Whether this faction may say nothing at all. @rules 003 VI.B.1 · R-287 */
export const isDumb = (state: GameState, faction: FactionId): boolean =>
  state.choices.edition === 'dune-squad' && isSilent(state, faction);
