'use client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { TerritoryPick } from '#app/_components/state-editor/territory-pick.tsx';
import { formatOnTopOf } from '#lib/features/spice-blow/messages/piles.ts';

/** Lets the desk enter the territory on top of each pile of spice cards. A worm comes to that territory. */
export function PilesPick({ table, draft }: EntryProps) {
  return (
    <>
      {table.spicePiles.map((was, pile) => (
        <TerritoryPick
          key={pile}
          label={formatOnTopOf(pile)}
          edition={table.choices.edition}
          territory={draft.drafted({ kind: 'spice-pile', pile, top: was }).top}
          was={was}
          onPick={(top) => {
            draft.put({ kind: 'spice-pile', pile, top });
          }}
        />
      ))}
    </>
  );
}
