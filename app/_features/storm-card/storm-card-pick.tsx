'use client';
import { theFaction } from '#client';
import { drafted, type EntryProps } from '#app/_components/position/draft.ts';
import { Pick } from '#app/_components/position/pick.tsx';

/** Whether a storm card lies face down for the next storm; nothing at tables without one. */
export function StormCardPick({ table, draft }: EntryProps) {
  if (table.stormCard === null) return null;
  const { drawnBy, lies: was } = table.stormCard;
  const { lies } = drafted(table, draft.draft, { kind: 'storm-card', lies: was });
  return (
    <Pick
      legend={`Storm card of ${theFaction(drawnBy)}`}
      was={lies === was ? null : was ? 'face down' : 'none'}
      choices={[
        { value: 'lies', label: 'Lies face down' },
        { value: 'none', label: 'None drawn' },
      ]}
      chosen={lies ? 'lies' : 'none'}
      onPick={(picked) => {
        draft.put({ kind: 'storm-card', lies: picked === 'lies' });
      }}
    />
  );
}
