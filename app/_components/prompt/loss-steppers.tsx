'use client';
import { placeName, specialForcesName, partName, specialName, type EditionId, type ForceStack } from '#client';
import { Stepper } from '../stepper.tsx';
import type { Losses } from './losses.ts';

interface LossSteppersProps {
  readonly stacks: readonly ForceStack[];
  readonly edition: EditionId;
  readonly losses: Losses;
  /** Returns the most losses in a part with this many forces; a part without losses is left out. */
  readonly mostOf?: (part: string, there: number) => number;
  readonly onChange: (losses: Losses) => void;
}

/** Shows the own losses, part by part. */
export function LossSteppers({ stacks, edition, losses, mostOf = (_, there) => there, onChange }: LossSteppersProps) {
  const parts = stacks.flatMap((stack) => {
    const place = placeName(stack, edition);
    return [
      { part: partName(stack), label: place, there: stack.count - stack.special },
      {
        part: specialName(stack),
        label: `${place}, ${specialForcesName(stack.faction)}`,
        there: stack.special,
      },
    ];
  });
  return parts.map(({ part, label, there }) => {
    const most = mostOf(part, there);
    return most === 0 ? null : (
      <Stepper
        key={part}
        label={label}
        value={losses[part] ?? 0}
        from={0}
        to={most}
        onChange={(next) => {
          onChange({ ...losses, [part]: next });
        }}
      />
    );
  });
}
