'use client';
import { useState } from 'react';
import { CARD_KINDS, kindOf, must, type FactionId } from '#client';
import { titlesAt } from '#app/_components/cards/titles-at.ts';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { MEMORY, formatHand, formatNext } from '#lib/features/card-memory/messages/page.ts';
import { WHAT_YOU_REMEMBER } from '#lib/features/card-memory/messages/phone.ts';
import { AllHands } from './all-hands.tsx';
import { OneHand } from './one-hand.tsx';
import { WholeDeck } from './whole-deck.tsx';
import styles from './memory.module.css';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

const PAGES = ['hands', 'deck'] as const;

/** Shows under one cover the card memory, by hand and by card, and one hand with the player’s own marks. */
export function MemorySheet({ view, onCommand, onClose }: SheetProps) {
  const memory = must(view.mine.memory, 'a faction that keeps records');
  const [page, show] = useState<(typeof PAGES)[number]>('hands');
  const [chosen, choose] = useState<FactionId | null>(null);
  const kinds = CARD_KINDS.filter((kind) => titlesAt(view.table).some((title) => kindOf(title) === kind));
  const hand = memory.hands.find(({ faction }) => faction === chosen);
  return (
    <EditorSheet
      title={hand === undefined ? WHAT_YOU_REMEMBER : formatHand(hand.faction)}
      what={MEMORY.what}
      onClose={onClose}
      acts={
        <Button
          onClick={() => {
            if (hand === undefined) onClose();
            else choose(null);
          }}
        >
          {hand === undefined ? MEMORY.done : MEMORY.back}
        </Button>
      }
    >
      {hand !== undefined ? (
        <OneHand hand={hand} kinds={kinds} onCommand={onCommand} />
      ) : (
        <>
          <div className={styles.pages} role="group" aria-label={MEMORY.by}>
            {PAGES.map((one) => (
              <Button
                key={one}
                small
                chosen={one === page}
                onClick={() => {
                  show(one);
                }}
              >
                {MEMORY[one]}
              </Button>
            ))}
          </div>
          {page === 'hands' ? (
            <AllHands hands={memory.hands} onChoose={choose} />
          ) : (
            <WholeDeck memory={memory} kinds={kinds} />
          )}
          {memory.next.length > 0 && <p>{formatNext(memory.next)}</p>}
        </>
      )}
    </EditorSheet>
  );
}
