'use client';
import { useState } from 'react';
import {
  CARD_PILES,
  nameOfHeldCard,
  theFaction,
  type CardPile,
  type HandSlot,
  type SeatView,
  type TreacheryTitle,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { EditorSheet } from '#app/_components/own/editor-sheet.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import styles from './put-away.module.css';
import { TitleField } from './title-field.tsx';

const ACTS: Readonly<Record<CardPile, string>> = {
  discarded: 'Discard it, for all to see',
  removed: 'Out of the game, for all to see',
};

interface PutAwaySheetProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
  readonly onClose: () => void;
}

/** One card of the hand that was played or lost on the board, or, of Mentat's deck, goes into another hand. */
export function PutAwaySheet({ view: { mine, table }, onIntent, onClose }: PutAwaySheetProps) {
  const [chosen, setChosen] = useState<HandSlot | null>(null);
  const [named, setNamed] = useState<TreacheryTitle | null>(null);
  const card = chosen?.card === 'unknown' ? named : (chosen?.card ?? null);
  const others =
    table.choices.components.treachery === 'app' ? table.order.filter((faction) => faction !== mine.faction) : [];
  const tell = (intent: SentIntent) => {
    onIntent(intent);
    onClose();
  };
  return (
    <EditorSheet
      title="A card left your hand"
      what="your hand"
      onClose={onClose}
      acts={
        chosen === null || card === null
          ? undefined
          : CARD_PILES.map((pile) => (
              <Button
                key={pile}
                tone={pile === 'discarded' ? 'act' : 'quiet'}
                onClick={() => {
                  tell({ type: 'PutAwayCard', card: { slot: chosen.slot, card }, pile });
                }}
              >
                {ACTS[pile]}
              </Button>
            ))
      }
    >
      {mine.hand.length === 0 ? (
        <p>You hold no cards.</p>
      ) : (
        <p>{`Choose the card that you played${others.length > 0 ? ', lost or give away.' : ' or lost on the board.'}`}</p>
      )}
      <div className={choosing.cards} role="group" aria-label="Your hand">
        {mine.hand.map((held) => (
          <TreacheryCard
            key={held.slot}
            card={held.card}
            label={nameOfHeldCard(held.card)}
            chosen={held.slot === chosen?.slot}
            onChoose={() => {
              setChosen(held);
            }}
          />
        ))}
      </div>
      {chosen?.card === 'unknown' && <TitleField value={named} onChange={setNamed} />}
      {chosen !== null && others.length > 0 && (
        <fieldset className={styles.others}>
          <legend className={choosing.legend}>Or it goes into another hand, and the two of you alone see it</legend>
          {others.map((to) => (
            <Button
              key={to}
              small
              onClick={() => {
                tell({ type: 'GiveCards', to, slots: [chosen.slot] });
              }}
            >
              {`Give it to ${theFaction(to)}`}
            </Button>
          ))}
        </fieldset>
      )}
    </EditorSheet>
  );
}
