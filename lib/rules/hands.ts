import type { AnswerValue } from '../core/answer.ts';
import { asPlayedCard } from '../model/answers.ts';
import type { HandSlot } from '../model/treachery.ts';

/** Whether an answer lays down a card whose face only its owner knows: it may be what it is called, or not. */
export function isUntold(hand: readonly HandSlot[], value: AnswerValue): boolean {
  const slot = asPlayedCard(value)?.slot;
  return hand.some((held) => held.slot === slot && held.card === 'unknown');
}
