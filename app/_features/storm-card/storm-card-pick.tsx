'use client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import { formatCardOf, STORM_CARD_PICK } from '#lib/factions/fremen/storm-card/messages/desk.ts';

/** Lets the desk enter whether a storm card lies face down for the next storm; nothing at tables without one. */
export function StormCardPick({ table, draft }: EntryProps) {
  if (table.stormCard === null) return null;
  const { drawnBy, lies: was } = table.stormCard;
  const { lies } = draft.drafted({ kind: 'storm-card', lies: was });
  return (
    <ChipGroup
      legend={formatCardOf(drawnBy, table.choices.edition)}
      was={lies === was ? null : was ? 'face down' : 'none'}
      choices={[
        { value: 'lies', label: STORM_CARD_PICK.lies },
        { value: 'none', label: STORM_CARD_PICK.none },
      ]}
      chosen={lies ? 'lies' : 'none'}
      onPick={(picked) => {
        draft.put({ kind: 'storm-card', lies: picked === 'lies' });
      }}
    />
  );
}
