'use client';
import { forceKindName, kindsIn, placeName, type EditionId, type ForceStack } from '#client';
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
    return kindsIn(stack).map(({ kind, name, most }) => ({
      part: name,
      label: kind === 'ordinary' ? place : `${place}, ${forceKindName(kind, stack.faction)}`,
      there: most,
    }));
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
