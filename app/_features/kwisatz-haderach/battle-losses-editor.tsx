'use client';
import { useState } from 'react';
import { Button } from '#app/_components/button.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { LOSSES, formatEnterLost } from '#lib/factions/atreides/kwisatz-haderach/messages/editor.ts';

/** The largest number that can be entered. No game costs as many forces. */
const MOST = 200;

/** Lets the player enter the number of own forces lost in battles, for a game that began before Mentat counted. */
export function BattleLossesEditor({ view, onEnter, onClose }: EditorProps) {
  const [losses, setLosses] = useState(view.mine.battleLosses?.lost ?? 0);
  return (
    <EditorSheet
      title={LOSSES.title}
      what="your losses in battles"
      onClose={onClose}
      acts={
        <Button
          tone="act"
          onClick={() => {
            onEnter({ kind: 'battle-losses', losses });
          }}
        >
          {formatEnterLost(losses)}
        </Button>
      }
    >
      <Stepper label={LOSSES.label} value={losses} from={0} to={MOST} onChange={setLosses} />
    </EditorSheet>
  );
}
