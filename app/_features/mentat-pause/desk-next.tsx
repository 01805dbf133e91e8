'use client';
import { Fragment } from 'react';
import { formatHowWon, formatOff, formatUnticked, winnersTitle } from '#client';
import type { BoardCheckItem, TableView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { PAUSE, formatCorrect, formatNobodyWon } from '#lib/features/mentat-pause/messages/desk.ts';

interface PauseNextProps {
  readonly table: TableView;
  /** Opens the place where this can be corrected. */
  readonly onCorrect: (matter: BoardCheckItem) => void;
}

/**
 * Whether the part for the end of the turn itself names the next step: the board has been compared, or this table does
 * not compare it.
 */
export const pauseSaysNext = ({ victory, mentatPause }: TableView): boolean =>
  victory !== null || mentatPause?.step === 'board';

/** Shows the next step at the end of a turn. */
export function PauseNext({ table, onCorrect }: PauseNextProps) {
  const { victory, mentatPause, choices } = table;
  if (victory !== null) {
    return (
      <PanelSection title={winnersTitle(victory)}>
        <Hint>{formatHowWon(victory, choices.edition)}</Hint>
        <Hint>{PAUSE.afterWin}</Hint>
      </PanelSection>
    );
  }
  if (mentatPause === null) return null;
  const off = mentatPause.words.flatMap(({ faction, says }) => (says === 'right' ? [] : [{ faction, matter: says }]));
  return (
    <PanelSection title={PAUSE.title}>
      <Hint>{PAUSE.lead}</Hint>
      {off.map(({ faction, matter }) => (
        <Fragment key={faction}>
          <Hint>{formatOff(faction, matter)}</Hint>
          <Button
            small
            onClick={() => {
              onCorrect(matter);
            }}
          >
            {formatCorrect(matter)}
          </Button>
        </Fragment>
      ))}
      <CountNow table={table} />
    </PanelSection>
  );
}

function CountNow({ table }: { readonly table: TableView }) {
  const { act, sending, trouble } = useDeskAction();
  const unticked = formatUnticked(table.instructions);
  return (
    <>
      {trouble !== null && <Explained {...trouble} />}
      {unticked !== null && <Hint>{unticked}</Hint>}
      <Button small sending={sending} onClick={() => act({ type: 'EndPhase', phase: table.phase })}>
        {PAUSE.countNow}
      </Button>
    </>
  );
}

/** Returns the count, which is above the step to the next turn. */
export const formatCounted = ({ mentatPause }: TableView): string | null =>
  mentatPause?.step === 'counted' ? formatNobodyWon(mentatPause.standings) : null;

/** Returns the line at the end of a turn while no single seat is awaited. */
export function pauseStands({ victory, mentatPause }: TableView): Standing | null {
  if (victory !== null) return { title: PAUSE.won, lead: PAUSE.nothingMore };
  const isOff = mentatPause?.step === 'board' && mentatPause.words.some(({ says }) => says !== 'right');
  return isOff
    ? {
        title: PAUSE.isOff,
        lead: PAUSE.offLead,
      }
    : null;
}

interface Standing {
  readonly title: string;
  readonly lead: string;
}
