'use client';
import { isStillToBegin, movesOfNow, formatUnticked, waitsToBegin, type TableView } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { onDesk } from '#app/_features/desk.ts';
import { formatBegin, formatNextStep, formatTurnAndPhase } from './desk-messages.ts';
import type { PositionSheet } from './state-editor/state-editor.tsx';
import { SHEET_OF } from './state-editor/sheet-of.ts';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';

const NEXT = onDesk('next');
const EARLY = onDesk('early');
const NOTES = onDesk('nextNote');

interface NextBoxProps {
  readonly table: TableView;
  readonly onPosition: (sheet: PositionSheet) => void;
}

/** Shows the one step that advances the table: to the next phase, past the comparison of the board, or no further. */
export function NextBox({ table, onPosition }: NextBoxProps) {
  const { act, sending, trouble } = useDeskAction();
  const { turn, phase, choices } = table;
  const early = EARLY.reduce<TableView['next']>((found, leadsTo) => found ?? leadsTo(table), null);
  const next = table.next ?? early;
  const unticked = formatUnticked(movesOfNow(table));
  const own = NEXT.find(({ isThere }) => isThere(table));
  if (own !== undefined) {
    return (
      <own.Part
        table={table}
        onCorrect={(matter) => {
          onPosition(SHEET_OF[matter]);
        }}
      />
    );
  }
  if (next === null) return null;
  return (
    <PanelSection title={formatTurnAndPhase(turn, phase, choices.edition)}>
      {NOTES.map((says) => says(table)).map((note, at) => note !== null && <Hint key={at}>{note}</Hint>)}
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
