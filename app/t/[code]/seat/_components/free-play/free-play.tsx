'use client';
import { useState } from 'react';
import type { SeatView } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { later } from '../../../../../_hooks/later.tsx';
import type { SentWant } from '../../../../../_hooks/outbox.ts';

const FreePlaySheet = later(() => import('./free-play-sheet.tsx').then((part) => part.FreePlaySheet));

interface FreePlayProps {
  readonly view: SeatView;
  readonly onWant: (want: SentWant) => void;
}

/** The way to a card that may be played at any time; it is there for everybody, whatever the hand. */
export function FreePlay({ view, onWant }: FreePlayProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Slab
        tone="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        Play a card now
      </Slab>
      {open && <FreePlaySheet view={view} onWant={onWant} onClose={close} />}
    </>
  );
}
