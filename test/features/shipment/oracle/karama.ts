/** Reads the rules a second time: the cards that count as a Karama in a shipment. */
import { titlesOf, type AnswerValue, type FactionId, type GameState } from '#engine';
import { gholasOf } from '../../../support/oracle/cards.ts';
import { ownOf } from '../../../support/oracle/own.ts';
import { hasSpecialKaramas } from '../../../support/oracle/played.ts';

/** Whether a faction holds a Karama or a card that counts as a Karama. An unknown card may be either. */
export function holdsKarama(state: GameState, faction: FactionId, slot: AnswerValue, card: AnswerValue): boolean {
  const held = ownOf(state, faction).hand.find((one) => one.slot === slot);
  if (held === undefined || (held.card !== 'unknown' && held.card !== card)) return false;
  return (
    card === 'karama' ||
    gholasOf(state.choices, faction).some((one) => one === card) ||
    (faction === 'bene-gesserit' &&
      hasSpecialKaramas(state.choices) &&
      titlesOf('worthless').some((one) => one === card))
  );
}
