'use client';
import { useState } from 'react';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { later } from '#app/_connection/later.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';

const PutAwaySheet = later(() => import('./put-away-sheet.tsx').then((part) => part.PutAwaySheet));

interface PutAwayProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** The way to tell that a card left one's hand on the board; it is there for everybody, whatever the hand. */
export function PutAway({ view, onIntent }: PutAwayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        A card left my hand
      </Button>
      {open && (
        <PutAwaySheet
          view={view}
          onIntent={onIntent}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
