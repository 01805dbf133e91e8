'use client';
import { useState } from 'react';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { later } from '#app/_connection/later.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';

const FreePlaySheet = later(() => import('./free-play-sheet.tsx').then((part) => part.FreePlaySheet));

interface FreePlayProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** The way to a card that may be played at any time; it is there for everybody, whatever the hand. */
export function FreePlay({ view, onIntent }: FreePlayProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        Play a card now
      </Button>
      {open && <FreePlaySheet view={view} onIntent={onIntent} onClose={close} />}
    </>
  );
}
