'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';

interface OpensSheetProps {
  readonly label: string;
  /** Renders the sheet; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A quiet button that opens a sheet. The button is the same for everybody, whatever the sheet offers. */
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
