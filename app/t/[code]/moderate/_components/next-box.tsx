'use client';
import { isStillToBegin, movesOfNow, formatUnticked, waitsToBegin, type TableView } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { nextAfterShipping, PauseNext, pauseSaysNext, sayCounted } from '#app/_features/desk.ts';
import { sayBegin, sayNextStep, sayTurnAndPhase } from './desk-words.ts';
import type { PositionSheet } from './position/position-room.tsx';
import { SHEET_OF } from './position/sheet-of.ts';
import { Aside, Box } from '#app/_components/desk/panel.tsx';

interface NextBoxProps {
  readonly table: TableView;
  readonly onPosition: (sheet: PositionSheet) => void;
}

/** The one step that moves the table on: to the next phase, past the comparing of the board, or nowhere any more. */
export function NextBox({ table, onPosition }: NextBoxProps) {
  const { act, sending, trouble } = useDoing();
  const { turn, phase, choices } = table;
  const early = nextAfterShipping(table);
  const next = table.next ?? early;
  const unticked = formatUnticked(movesOfNow(table));
  const counted = sayCounted(table);
  if (pauseSaysNext(table)) {
    return (
      <PauseNext
        table={table}
        onCorrect={(matter) => {
          onPosition(SHEET_OF[matter]);
        }}
      />
    );
  }
  if (next === null) return null;
  return (
    <Box title={sayTurnAndPhase(turn, phase, choices.edition)}>
      {counted !== null && <Aside>{counted}</Aside>}
      {unticked !== null && <Aside>{unticked}</Aside>}
      {trouble !== null && <Explained {...trouble} />}
      <Button
        tone={waitsToBegin(table) || early !== null ? 'plain' : 'act'}
        sending={sending}
        onClick={() => act(early === null ? { type: 'NextPhase', to: next.phase } : { type: 'EndPhase', phase })}
      >
        {isStillToBegin(table) ? sayBegin(phase, choices.edition) : sayNextStep(next, turn, choices.edition)}
      </Button>
    </Box>
  );
}
