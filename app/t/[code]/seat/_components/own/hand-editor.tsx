'use client';
import { useState } from 'react';
import { kindOf, nameOfCard, nameOfHeldCard, TREACHERY_TITLES } from '../../../../../../lib/client.ts';
import { Icon } from '../../../../../_components/icon.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { CARD_ICONS, TreacheryCard } from '../../../../../_components/treachery-card.tsx';
import choosing from '../plan/choosing.module.css';
import type { EditorProps } from './editor-props.ts';
import { EditorSheet } from './editor-sheet.tsx';
import styles from './editors.module.css';
import { withCard, type Held } from './hand-cards.ts';

/** The whole hand, card by card: titles, or cards that stay unknown until they are played. */
export function HandEditor({ view, counted = false, onEnter, onClose }: EditorProps) {
  const [cards, setCards] = useState<readonly Held[]>(() => view.mine.hand.map(({ card }) => card));
  const { handLimit } = view.mine;
  const withAnother = (card: Held) => withCard(cards, card, { counted, limit: handLimit });
  const add = (card: Held) => {
    setCards(withAnother(card) ?? cards);
  };
  const says =
    counted && cards.includes('unknown')
      ? 'Tap a title below to name an unknown card.'
      : cards.length < handLimit
        ? 'Tap a title below to add it.'
        : 'Your hand is full.';
  return (
    <EditorSheet
      title="Your hand"
      what="your hand"
      onClose={onClose}
      acts={
        <Slab
          tone="act"
          onClick={() => {
            onEnter({ kind: 'hand', cards });
          }}
        >
          {cards.length === 0 ? 'Enter an empty hand' : `Enter ${cards.length} of ${handLimit} cards`}
        </Slab>
      }
    >
      <p className={styles.note}>Tap a card to take it out. {says}</p>
      <div className={choosing.cards}>
        {cards.map((card, i) => (
          <TreacheryCard
            key={i}
            card={card}
            label={`Take out ${nameOfHeldCard(card)}`}
            onChoose={() => {
              setCards(cards.filter((_, at) => at !== i));
            }}
          />
        ))}
      </div>
      <fieldset>
        <legend className={choosing.legend}>Add a card</legend>
        <div className={choosing.names}>
          {(['unknown', ...TREACHERY_TITLES] as const).map((card) => (
            <TitleButton key={card} card={card} full={withAnother(card) === null} onAdd={add} />
          ))}
        </div>
      </fieldset>
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
    <Icon name={card === 'unknown' ? 'covered' : CARD_ICONS[kindOf(card)]} />
    {card === 'unknown' ? 'Unknown card' : nameOfCard(card)}
  </button>
);
