'use client';
import { useState } from 'react';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { later } from '#app/_connection/later.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { SHOW_OR_LOOK } from './showing-words.ts';

const ShowSheet = later(() => import('./show-sheet.tsx').then((part) => part.ShowSheet));

interface ShowSecretProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** The way to show a secret and to look at one; it is there for everybody, and the same whatever is shown. */
export function ShowSecret({ view, onIntent }: ShowSecretProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        {SHOW_OR_LOOK}
      </Button>
      {open && (
        <ShowSheet
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
