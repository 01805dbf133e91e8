'use client';
import { forceKindName, formatRow, MOVING, type FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { formatSector } from '#app/_components/map/map-messages.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import type { Counts } from './groups.ts';
import type { End } from './parting.ts';

interface PartingSteppersProps {
  readonly ends: readonly End[];
  /** The number for each sector; `null` as long as the whole group ends in one sector. */
  readonly counts: Counts | null;
  readonly faction: FactionId;
  readonly onChange: (counts: Counts | null) => void;
}

/** Lets a group end its move in several sectors: one number for each sector and kind. */
export function PartingSteppers({ ends, counts, faction, onChange }: PartingSteppersProps) {
  if (ends.length === 0) return null;
  return (
    <>
      <Button
        tone="quiet"
        small
        onClick={() => {
          onChange(counts === null ? {} : null);
        }}
      >
        {counts === null ? MOVING.part : MOVING.together}
      </Button>
      {counts !== null &&
        ends.map(({ field, part, isSpecial, most }) => (
          <Stepper
            key={field}
            label={formatRow([
              ...(part.sector === null ? [] : [formatSector(part.sector)]),
              ...(isSpecial ? [forceKindName('special', faction)] : []),
            ])}
            value={counts[field] ?? 0}
            from={0}
            to={most}
            onChange={(next) => {
              onChange({ ...counts, [field]: next });
            }}
          />
        ))}
    </>
  );
}
