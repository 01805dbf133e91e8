import { ChipGroup } from './chip-group.tsx';
import { NO, YES } from './position-messages.ts';

const CHOICES = [
  { value: 'yes', label: YES },
  { value: 'no', label: NO },
] as const;

interface YesNoProps {
  readonly legend: string;
  readonly now: boolean;
  readonly was: boolean;
  readonly onPick: (yes: boolean) => void;
}

/** A row with yes and no. It shows the former value. */
export const YesNo = ({ legend, now, was, onPick }: YesNoProps) => (
  <ChipGroup
    legend={legend}
    choices={CHOICES}
    chosen={now ? 'yes' : 'no'}
    was={now === was ? null : was ? YES : NO}
    onPick={(value) => {
      onPick(value === 'yes');
    }}
  />
);
