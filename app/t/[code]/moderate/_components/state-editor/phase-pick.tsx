'use client';
import { phaseName, type TableView } from '#client';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import type { DraftState } from '#app/_components/state-editor/draft.ts';

interface PhasePickProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** The phase of the table. A phase that Mentat plays ends by its own rules, so nothing can be picked then. */
export function PhasePick({ table, draft }: PhasePickProps) {
  const { edition } = table.choices;
  if (table.running !== null) return null;
  const { phase } = draft.drafted({ kind: 'phase', phase: table.phase });
  return (
    <ChipGroup
      legend="Phase"
      was={phase === table.phase ? null : phaseName(table.phase, edition)}
      choices={(['setup', ...table.phaseOrder] as const).map((value) => ({
        value,
        label: phaseName(value, edition),
      }))}
      chosen={phase}
      onPick={(picked) => {
        draft.put({ kind: 'phase', phase: picked });
      }}
    />
  );
}
