'use client';
import { effectOfCard, kindOf, formatCardKind, heldCardName, type HandSlot } from '#client';
import { CARD_UNTOLD, timeOfCard } from '#lib/messages/format/card-times.ts';
import { Sheet } from '#app/_components/sheet.tsx';
import styles from './held-card.module.css';

interface HeldCardProps {
  readonly card: HandSlot['card'];
  readonly onClose: () => void;
}

/** Shows one card of the hand: its effect, and when its owner plays it. */
export const HeldCard = ({ card, onClose }: HeldCardProps) => (
  <Sheet title={heldCardName(card)} tone="secret" onClose={onClose} closesOnLeave>
    {card === 'unknown' ? (
      <p>{CARD_UNTOLD}</p>
    ) : (
      <>
        <p className={styles.kind}>{formatCardKind(kindOf(card))}</p>
        <p>{effectOfCard(card)}</p>
        <p>{timeOfCard(card)}</p>
      </>
    )}
  </Sheet>
);
