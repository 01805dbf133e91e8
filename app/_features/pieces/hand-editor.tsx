'use client';
import { useState } from 'react';
import { kindOf, cardName, heldCardName } from '#client';
import { titlesAt } from '#app/_components/cards/titles-at.ts';
import { Icon, type IconName } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { ChosenPiece, ChosenPieces } from '#app/_components/secrets/chosen-pieces.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import styles from '#app/_components/secrets/editors.module.css';
import { HAND, formatEnterCards, formatHandOf } from '#lib/pieces/messages/editors.ts';
import { withCard, type Held } from './hand-cards.ts';

/** Lets the player enter the whole hand, card by card: titles, or cards that stay unknown until they are played. */
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
  const says = counted && cards.includes('unknown') ? HAND.nameOne : cards.length < handLimit ? HAND.addOne : HAND.full;
  return (
    <EditorSheet
      title={HAND.title}
      what="your hand"
      onClose={onClose}
      acts={
        <>
          <ChosenPieces says={cards.length === 0 ? HAND.empty : formatHandOf(cards.length, handLimit)}>
            {cards.map((card, i) => (
              <ChosenPiece
                key={i}
                sign={<Icon name={signOf(card)} />}
                name={heldCardName(card)}
                onTakeOut={() => {
                  setCards(cards.filter((_, at) => at !== i));
                }}
              />
            ))}
          </ChosenPieces>
          <SubmitButton ready={isTold} missing={says} onAct={enter}>
            {isTold ? formatEnterCards(cards.length) : HAND.choose}
          </SubmitButton>
          {!isTold && (
            <Button tone="quiet" onClick={enter}>
              {counted ? HAND.keep : HAND.enterEmpty}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.note}>{says}</p>
      <div className={choosing.names}>
        {(['unknown', ...titlesAt(view.table)] as const).map((card) => (
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
    {card === 'unknown' ? HAND.unknown : cardName(card)}
  </button>
);

const signOf = (card: Held): IconName => (card === 'unknown' ? 'covered' : CARD_ICONS[kindOf(card)]);
