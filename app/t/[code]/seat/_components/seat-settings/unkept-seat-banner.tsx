'use client';
import { useState } from 'react';
import type { FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Notice } from '#app/_components/notice.tsx';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { betweenDecisions } from '../between-decisions.ts';
import { UNKEPT_SEAT } from './hand-over-messages.ts';

const HandOverSheet = lazyPart(
  () => betweenDecisions().then((part) => part.HandOverSheet),
  () => null,
);

interface UnkeptSeatStripProps {
  readonly code: string;
  readonly faction: FactionId;
}

/** Shows on a browser that stores nothing that a seat code can move the seat to a browser that keeps it. */
export function UnkeptSeatBanner({ code, faction }: UnkeptSeatStripProps) {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <>
      <Notice
        icon="table"
        tone="caution"
        title={UNKEPT_SEAT.title}
        act={
          <Button
            small
            onClick={() => {
              setOpen(true);
            }}
          >
            {UNKEPT_SEAT.act}
          </Button>
        }
        onClose={() => {
          setClosed(true);
        }}
      />
      {open && (
        <HandOverSheet
          code={code}
          faction={faction}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
