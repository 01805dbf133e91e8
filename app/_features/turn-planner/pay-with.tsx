'use client';
import {
  parsePlayedCard,
  choices,
  BY_CARD,
  FARE,
  formatHalfWith,
  formatShipWith,
  type HandSlot,
  type PlayedCard,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import { cardOffers, isUnnamed } from '#app/_components/cards/card-offers.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import { shapesOf } from './groups.ts';
import type { Shipping } from './ship-choice.ts';
import styles from './turn-planner.module.css';

interface PayWithProps {
  readonly shipping: Shipping;
  readonly hand: readonly HandSlot[];
  readonly card: PlayedCard | null;
  /** Whether the shipment needs the card. Otherwise the card pays half of the price. */
  readonly isNeeded: boolean;
  readonly onChoose: (card: PlayedCard | null) => void;
}

/**
 * Shows the quiet button to a card that pays half of the price, or that allows the shipment. Every player has it,
 * whatever the hand.
 */
export function PayWith({ shipping, hand, card, isNeeded, onChoose }: PayWithProps) {
  const { known, unnamed } = cardOffers(
    cardsIn(shipping).map((value) => ({ value: { ...value }, takenFrom: null })),
    hand,
  );
  const offers = [...known, ...unnamed.filter((one) => !known.some(({ card: title }) => title === one.card))];
  const label = isNeeded ? BY_CARD.choose : FARE.how;
  return (
    <OpensSheet label={label}>
      {(close) => (
        <EditorSheet
          title={label}
          what={isNeeded ? BY_CARD.what : FARE.what}
          onClose={close}
          acts={
            <Button tone="act" onClick={close}>
              {isNeeded ? BY_CARD.act : FARE.act}
            </Button>
          }
        >
          <div className={styles.many} role="group" aria-label={label}>
            {!isNeeded && (
              <Button
                chosen={card === null}
                onClick={() => {
                  onChoose(null);
                }}
              >
                {FARE.full}
              </Button>
            )}
            {offers.map(({ value, card: title }) => (
              <Button
                key={JSON.stringify(value)}
                chosen={card !== null && card.card === title && card.slot === parsePlayedCard(value)?.slot}
                onClick={() => {
                  onChoose(parsePlayedCard(value));
                }}
              >
                {(isNeeded ? formatShipWith : formatHalfWith)(title, isUnnamed(value, hand))}
              </Button>
            ))}
            {offers.length === 0 && <p>{isNeeded ? BY_CARD.noCard : FARE.noCard}</p>}
          </div>
        </EditorSheet>
      )}
    </OpensSheet>
  );
}

/** Returns every card that some answer plays, once. */
function cardsIn({ answers }: Shipping): readonly PlayedCard[] {
  const cards = shapesOf(answers).flatMap((shape) =>
    choices(shape, 'slot', {}).flatMap((slot) =>
      choices(shape, 'card', { slot }).flatMap((card) => parsePlayedCard({ slot, card }) ?? []),
    ),
  );
  return cards.filter((card, at) => cards.findIndex((one) => one.slot === card.slot && one.card === card.card) === at);
}
