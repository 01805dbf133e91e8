'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';

interface OpensSheetProps {
  readonly label: string;
  /** The sheet, and what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A quiet button and the sheet it opens; whatever can be done there, the button is the same for everybody. */
export function OpensSheet({ label, children }: OpensSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open &&
        children(() => {
          setOpen(false);
        })}
    </>
  );
}
