import type { AnswerValue } from '../../../core/answer.ts';
import { anyOf, type Grammar, isEmpty, narrow } from '../../../core/grammar.ts';
import { isFaceUnknown } from '../../../pieces/hands.ts';
import { parsePlayedCard } from '../../../model/answers.ts';
import { type HandSlot, kindOf } from '../../../model/treachery-cards.ts';
import { isNamedBy, type VoiceCommand, type VoiceKind } from '../../../model/voice.ts';

/** The places of a plan for a card of this kind. A worthless card may fill either place. */
const PLACES: Readonly<Record<VoiceKind, readonly string[]>> = {
  projectile: ['weapon'],
  poison: ['weapon'],
  lasgun: ['weapon'],
  shield: ['defense'],
  snooper: ['defense'],
  worthless: ['weapon', 'defense'],
  'cheap-hero': ['leader'],
};

/**
 * Returns the plans that obey the Voice. “Play” binds only a side that can play such a card. A side without the card,
 * or without a leader and so without cards, is free. With a physical deck an unknown card may be the commanded
 * card; the program believes its owner.
 */
export function obey(plans: Grammar, command: VoiceCommand, hand: readonly HandSlot[]): Grammar {
  const places = PLACES[command.kind];
  const isNamed = (value: AnswerValue) => {
    const played = parsePlayedCard(value);
    return played !== null && isNamedBy(kindOf(played.card), command.kind);
  };
  if (!command.play) {
    const without = places.reduce((left, place) => narrow(left, place, (value) => !isNamed(value)), plans);
    return isEmpty(without) ? plans : without;
  }
  const obedient = places.map((place) => narrow(plans, place, isNamed)).filter((option) => !isEmpty(option));
  const isCertain = (value: AnswerValue) => !isFaceUnknown(hand, value);
  const surely = obedient.map((option) =>
    [...places, 'leader'].reduce((left, place) => narrow(left, place, isCertain), option),
  );
  return surely.some((option) => !isEmpty(option)) ? anyOf(...obedient) : plans;
}
