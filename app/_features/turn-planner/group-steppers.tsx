'use client';
import { forceKindName, kindsIn, placeName, type EditionId } from '#client';
import { Stepper } from '#app/_components/stepper.tsx';
import { countsOf, type Counts, type Group } from './groups.ts';

interface GroupSteppersProps {
  readonly group: Group;
  /** The name of the counted forces, if the group is one kind in one part. */
  readonly label: string;
  readonly edition: EditionId;
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
}

/** Asks how many forces of a group move: one number for each part and kind. */
export function GroupSteppers({ group, label, edition, counts, onChange }: GroupSteppersProps) {
  const now = countsOf(group, counts);
  const fields = group.flatMap((stack) => {
    const where = group.length > 1 ? placeName(stack, edition) : label;
    return kindsIn(stack).map(({ kind, name, most }) => {
      if (kind === 'ordinary') return { name, label: where, most };
      const named = forceKindName(kind, stack.faction);
      return { name, label: group.length > 1 ? `${where}, ${named}` : named, most };
    });
  });
  return fields.map(({ name, label: says, most }) =>
    most === 0 ? null : (
      <Stepper
        key={name}
        label={says}
        value={now[name] ?? 0}
        from={0}
        to={most}
        onChange={(next) => {
          onChange({ ...now, [name]: next });
        }}
      />
    ),
  );
}
