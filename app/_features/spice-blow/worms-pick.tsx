'use client';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { ChipGroup } from '#app/_components/state-editor/chip-group.tsx';
import { formatWorms, WORMS_COME } from '#lib/features/spice-blow/messages/piles.ts';

/**
 * Lets the desk enter the number of worms that have come. Shows nothing if no territory begins to count after worms.
 */
export function WormsPick({ table, draft }: EntryProps) {
  const counted = table.alsoCounted.find(({ fromWorm }) => fromWorm > 0);
  if (counted === undefined) return null;
  const { fromWorm, wormsCome } = counted;
  const { count } = draft.drafted({ kind: 'worms-come', count: wormsCome });
  const chosen = Math.min(count, fromWorm);
  return (
    <ChipGroup
      legend={WORMS_COME}
      choices={Array.from({ length: fromWorm + 1 }, (_, worms) => ({
        value: `${worms}`,
        label: formatWorms(worms, fromWorm),
      }))}
      chosen={`${chosen}`}
      was={count === wormsCome ? null : formatWorms(Math.min(wormsCome, fromWorm), fromWorm)}
      onPick={(value) => {
        draft.put({ kind: 'worms-come', count: Number(value) });
      }}
    />
  );
}
