'use client';
import { useState } from 'react';
import { Button } from '#app/_components/button.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { SPICE, formatEnterSpice } from '#lib/pieces/messages/editors.ts';

/** The largest number that can be entered. No shield hides as much. */
const MOST = 200;

/** Lets the player enter the spice behind the shield: a number, or uncounted. */
export function SpiceEditor({ view, onEnter, onClose }: EditorProps) {
  const [spice, setSpice] = useState(view.mine.spice === 'uncounted' ? 0 : view.mine.spice);
  return (
    <EditorSheet
      title={SPICE.title}
      what="your spice"
      onClose={onClose}
      acts={
        <>
          <Button
            tone="act"
            onClick={() => {
              onEnter({ kind: 'spice', spice });
            }}
          >
            {formatEnterSpice(spice)}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              onEnter({ kind: 'spice', spice: 'uncounted' });
            }}
          >
            {SPICE.uncounted}
          </Button>
        </>
      }
    >
      <Stepper label={SPICE.label} value={spice} from={0} to={MOST} onChange={setSpice} />
    </EditorSheet>
  );
}
