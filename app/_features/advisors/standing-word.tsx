'use client';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import {
  ASK_AGAIN,
  ASKED_EACH_TIME,
  SENDING,
  SENDS_ALWAYS,
} from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';

interface StandingWordProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows the sheet of the standing answer to shipments of this phase. The sheet exists during the whole phase, so that a
 * neighbour learns nothing from it.
 */
export function StandingWord({ view: { mine, table }, onCommand }: StandingWordProps) {
  if (table.shipAndMove === null || !mine.sendsAdvisors) return null;
  const always = mine.sendsAlways;
  return (
    <OpensSheet label={SENDING}>
      {(close) => (
        <EditorSheet
          title={SENDING}
          what="your word"
          onClose={close}
          acts={
            always !== null && (
              <Button
                tone="act"
                onClick={() => {
                  onCommand({ type: 'AskAboutAdvisors' });
                  close();
                }}
              >
                {ASK_AGAIN}
              </Button>
            )
          }
        >
          <p>{always === null ? ASKED_EACH_TIME : SENDS_ALWAYS[always]}</p>
        </EditorSheet>
      )}
    </OpensSheet>
  );
}
