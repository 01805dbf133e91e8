'use client';
import { useState } from 'react';
import { Button } from '#app/_components/button.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import { YES_CARDS } from '#lib/modules/duel/kanly-cards/messages/phone.ts';

/** Lets the player enter the number of own yes cards. */
export function YesCardsEditor({ view: { table, mine }, onEnter, onClose }: EditorProps) {
  const [cards, setCards] = useState(mine.yesCards ?? 0);
  return (
    <EditorSheet
      title={YES_CARDS.title}
      what={YES_CARDS.what}
      onClose={onClose}
      acts={
        <Button
          tone="act"
          onClick={() => {
            onEnter({ kind: 'duel/yes-cards', cards });
          }}
        >
          {YES_CARDS.enter}
        </Button>
      }
    >
      <Stepper label={YES_CARDS.number} value={cards} from={0} to={table.kanlyCards?.all ?? 0} onChange={setCards} />
    </EditorSheet>
  );
}
