'use client';
import { useState } from 'react';
import type { FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';
import { formatDeclare, formatGive, formatHeld, YES_CARDS } from '#lib/modules/duel/kanly-cards/messages/phone.ts';

/** Lets a player turn in a yes card for a duel, or give one away. The sheet looks the same without such a card. */
export function KanlySheet({ view: { table, mine, audience }, onCommand, onClose }: SheetProps) {
  const [chosen, choose] = useState<FactionId | null>(null);
  const others = table.kanlyCards?.of.filter((faction) => faction !== audience) ?? [];
  return (
    <EditorSheet
      title={YES_CARDS.title}
      what={YES_CARDS.what}
      onClose={onClose}
      acts={
        <>
          <SubmitButton
            ready={chosen !== null}
            missing={YES_CARDS.missing}
            onAct={() => {
              if (chosen === null) return;
              onCommand({ type: 'TurnInKanlyCard', on: chosen });
              onClose();
            }}
          >
            {formatDeclare(chosen)}
          </SubmitButton>
          <Button
            onClick={() => {
              if (chosen === null) return;
              onCommand({ type: 'GiveKanlyCard', to: chosen });
              onClose();
            }}
          >
            {formatGive(chosen)}
          </Button>
        </>
      }
    >
      <p>{formatHeld(mine.yesCards ?? 0)}</p>
      <OptionList
        label={YES_CARDS.to}
        fromLeft
        low
        wanted={chosen ?? undefined}
        choices={others.map((value) => ({
          value,
          says: (
            <>
              <FactionDisc faction={value} />
              <FactionName faction={value} />
            </>
          ),
        }))}
        onChoose={choose}
      />
    </EditorSheet>
  );
}
