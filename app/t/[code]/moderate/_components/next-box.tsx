'use client';
import { isStillToBegin, movesOfNow, formatUnticked, waitsToBegin, type TableView } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { nextAfterShipping, PauseNext, pauseSaysNext, formatCounted } from '#app/_features/desk.ts';
import { PlayAgain } from '#app/_features/after-game.ts';
import { formatBegin, formatNextStep, formatTurnAndPhase } from './desk-messages.ts';
import type { PositionSheet } from './state-editor/state-editor.tsx';
import { SHEET_OF } from './state-editor/sheet-of.ts';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';

interface NextBoxProps {
  readonly table: TableView;
  readonly onPosition: (sheet: PositionSheet) => void;
}

/** The one step that moves the table on: to the next phase, past the comparing of the board, or nowhere any more. */
export function NextBox({ table, onPosition }: NextBoxProps) {
  const { act, sending, trouble } = useDeskAction();
  const { turn, phase, choices } = table;
  const early = nextAfterShipping(table);
  const next = table.next ?? early;
  const unticked = formatUnticked(movesOfNow(table));
  const counted = formatCounted(table);
  if (pauseSaysNext(table)) {
    return (
      <>
        {table.victory !== null && <PlayAgain />}
        <PauseNext
          table={table}
          onCorrect={(matter) => {
            onPosition(SHEET_OF[matter]);
          }}
        />
      </>
    );
  }
  if (next === null) return null;
  return (
    <PanelSection title={formatTurnAndPhase(turn, phase, choices.edition)}>
      {counted !== null && <Hint>{counted}</Hint>}
      {unticked !== null && <Hint>{unticked}</Hint>}
      {trouble !== null && <Explained {...trouble} />}
      <Button
        tone={waitsToBegin(table) || early !== null ? 'plain' : 'act'}
        sending={sending}
        onClick={() => act(early === null ? { type: 'NextPhase', to: next.phase } : { type: 'EndPhase', phase })}
      >
        {isStillToBegin(table) ? formatBegin(phase, choices.edition) : formatNextStep(next, turn, choices.edition)}
      </Button>
    </PanelSection>
  );
}
