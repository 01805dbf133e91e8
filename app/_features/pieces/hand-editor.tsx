'use client';
import { useState } from 'react';
import { kindOf, nameOfCard, nameOfHeldCard, sayCards, TREACHERY_TITLES } from '#client';
import { Icon, type IconName } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import { Act } from '#app/_components/question/act.tsx';
import { ChosenPiece, ChosenPieces } from '#app/_components/own/chosen-pieces.tsx';
import type { EditorProps } from '#app/_components/own/editor-props.ts';
import { EditorSheet } from '#app/_components/own/editor-sheet.tsx';
import styles from '#app/_components/own/editors.module.css';
import { withCard, type Held } from './hand-cards.ts';

/** The whole hand, card by card: titles, or cards that stay unknown until they are played. */
export function HandEditor({ view, counted = false, onEnter, onClose }: EditorProps) {
  const [cards, setCards] = useState<readonly Held[]>(() => view.mine.hand.map(({ card }) => card));
  const { handLimit } = view.mine;
  const withAnother = (card: Held) => withCard(cards, card, { counted, limit: handLimit });
  const add = (card: Held) => {
    setCards(withAnother(card) ?? cards);
  };
  const enter = () => {
    onEnter({ kind: 'hand', cards });
  };
  const isTold = cards.some((card) => !(counted && card === 'unknown'));
  const says =
    counted && cards.includes('unknown')
      ? 'Tap a title to name an unknown card.'
      : cards.length < handLimit
        ? 'Tap a title to add it.'
        : 'Your hand is full.';
  return (
    <EditorSheet
      title="Your hand"
      what="your hand"
      onClose={onClose}
      acts={
        <>
          <ChosenPieces
            says={cards.length === 0 ? 'Your hand is empty.' : `Your hand, ${cards.length} of ${handLimit}`}
          >
            {cards.map((card, i) => (
              <ChosenPiece
                key={i}
                sign={<Icon name={signOf(card)} />}
                name={nameOfHeldCard(card)}
                onTakeOut={() => {
                  setCards(cards.filter((_, at) => at !== i));
                }}
              />
            ))}
          </ChosenPieces>
          <Act ready={isTold} missing={says} onAct={enter}>
            {isTold ? `Enter ${sayCards(cards.length)}` : 'Choose your cards'}
          </Act>
          {!isTold && (
            <Button tone="quiet" onClick={enter}>
              {counted ? 'Keep it to yourself' : 'Enter an empty hand'}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.note}>{says}</p>
      <div className={choosing.names}>
        {(['unknown', ...TREACHERY_TITLES] as const).map((card) => (
          <TitleButton key={card} card={card} full={withAnother(card) === null} onAdd={add} />
        ))}
      </div>
    </EditorSheet>
  );
}

interface TitleButtonProps {
  readonly card: Held;
  readonly full: boolean;
  readonly onAdd: (card: Held) => void;
}

const TitleButton = ({ card, full, onAdd }: TitleButtonProps) => (
  <button
    type="button"
    className={choosing.name}
    aria-disabled={full || undefined}
    onClick={() => {
      onAdd(card);
    }}
  >
    <Icon name={signOf(card)} />
    {card === 'unknown' ? 'Unknown card' : nameOfCard(card)}
  </button>
);

const signOf = (card: Held): IconName => (card === 'unknown' ? 'covered' : CARD_ICONS[kindOf(card)]);
