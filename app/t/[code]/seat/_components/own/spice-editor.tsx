'use client';
import { useState } from 'react';
import { Sheet } from '../../../../../_components/sheet.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { Stepper } from '../../../../../_components/stepper.tsx';
import type { EditorProps } from './editor-props.ts';

/** More than any shield has ever hidden. */
const MOST = 200;

/** Spice behind the shield: a number, or kept uncounted. */
export function SpiceEditor({ view, onEnter, onClose }: EditorProps) {
  const [spice, setSpice] = useState(view.mine.spice === 'uncounted' ? 0 : view.mine.spice);
  return (
    <Sheet
      title="Your spice"
      tone="secret"
      onClose={onClose}
      closesOnLeave
      acts={
        <>
          <Slab
            tone="act"
            onClick={() => {
              onEnter({ kind: 'spice', spice });
            }}
          >
            Enter {spice} spice
          </Slab>
          <Slab
            tone="quiet"
            onClick={() => {
              onEnter({ kind: 'spice', spice: 'uncounted' });
            }}
          >
            Keep it uncounted
          </Slab>
        </>
      }
    >
      <Stepper label="Spice behind your shield" value={spice} from={0} to={MOST} onChange={setSpice} />
    </Sheet>
  );
}
