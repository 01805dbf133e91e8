'use client';
import { cardName, parsePlayedCard, type AnswerValue, type HandSlot } from '#client';
import { Button } from '../button.tsx';
import asked from '../prompt/prompt-layout.module.css';
import { cardOffers } from './card-offers.ts';
import { UnnamedCards } from './unnamed-cards.tsx';

interface CardChoiceProps {
  readonly label: string;
  /** The answers: one for each card, and `null` if no card is an answer too. */
  readonly answers: readonly AnswerValue[];
  readonly hand: readonly HandSlot[];
  readonly wanted: AnswerValue | undefined;
  /** The text of the answer without a card. */
  readonly none: string;
  readonly onChoose: (value: AnswerValue) => void;
}

/** Lets the player choose one card of the hand, or no card. Unknown cards of cardboard get their names here. */
export function CardChoice({ label, answers, hand, wanted, none, onChoose }: CardChoiceProps) {
  const offers = cardOffers(
    answers.map((value) => ({ value, takenFrom: null })),
    hand,
  );
  const isChosen = (value: AnswerValue): boolean => JSON.stringify(wanted ?? NOTHING) === JSON.stringify(value);
  return (
    <>
      <div className={asked.rows} role="group" aria-label={label}>
        {offers.none !== null && (
          <Button
            chosen={wanted === null}
            onClick={() => {
              onChoose(null);
            }}
          >
            {none}
          </Button>
        )}
        {offers.known.map(({ value, card }) => (
          <Button
            key={parsePlayedCard(value)?.slot ?? card}
            chosen={isChosen(value)}
            onClick={() => {
              onChoose(value);
            }}
          >
            {cardName(card)}
          </Button>
        ))}
      </div>
      <UnnamedCards offers={offers.unnamed} isChosen={isChosen} onChoose={onChoose} />
    </>
  );
}

/** No answer. */
const NOTHING = 'nothing';
