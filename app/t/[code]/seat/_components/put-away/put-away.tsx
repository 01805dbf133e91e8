'use client';
import { useState } from 'react';
import type { SeatView } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { later } from '../../../../../_hooks/later.tsx';
import type { SentWant } from '../../../../../_hooks/outbox.ts';

const PutAwaySheet = later(() => import('./put-away-sheet.tsx').then((part) => part.PutAwaySheet));

interface PutAwayProps {
  readonly view: SeatView;
  readonly onWant: (want: SentWant) => void;
}

/** The way to tell that a card left one's hand on the board; it is there for everybody, whatever the hand. */
export function PutAway({ view, onWant }: PutAwayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Slab
        tone="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        A card left my hand
      </Slab>
      {open && (
        <PutAwaySheet
          view={view}
          onWant={onWant}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
