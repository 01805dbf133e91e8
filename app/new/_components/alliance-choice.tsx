import {
  isAllianceOption,
  ALLIANCE_OPTIONS,
  OPTIONS_OF,
  sayOption,
  type AllianceOption,
  type EditionId,
  type OptionId,
} from '#client';
import { Choices, type Choice } from './choices.tsx';
import type { SetUpChange } from './set-up.ts';

interface AllianceChoiceProps {
  readonly edition: EditionId;
  readonly options: readonly OptionId[];
  readonly onChange: (change: SetUpChange) => void;
}

type Row = AllianceOption | 'default';

/** What each row makes of the evening. */
const MEANS: Record<Row, string> = {
  default: 'Two may ally, and win with 4 strongholds. The rule of the book.',
  'alliances-of-two-win-with-three': `${sayOption('alliances-of-two-win-with-three')} A shorter game.`,
  'alliances-of-three-win-with-four': `${sayOption('alliances-of-three-win-with-four')} It may become three against three.`,
  'alliances-of-three-win-with-three': `${sayOption('alliances-of-three-win-with-three')} Often the shortest game.`,
  'alliances-of-any-size-win-with-three': `${sayOption('alliances-of-any-size-win-with-three')} The weaker can turn on the stronger.`,
};

const LABELS: Record<Row, string> = {
  default: 'Two, with 4',
  'alliances-of-two-win-with-three': 'Two, with 3',
  'alliances-of-three-win-with-four': 'Three, with 4',
  'alliances-of-three-win-with-three': 'Three, with 3',
  'alliances-of-any-size-win-with-three': 'Any number, with 3',
};

const CHOICES: readonly Choice<Row>[] = (['default', ...ALLIANCE_OPTIONS] as const).map((value) => ({
  value,
  label: LABELS[value],
  means: MEANS[value],
}));

/** How large an alliance may be, and how many strongholds it needs; only where the edition leaves it to the table. */
export function AllianceChoice({ edition, options, onChange }: AllianceChoiceProps) {
  if (!OPTIONS_OF[edition].some(isAllianceOption)) return null;
  return (
    <Choices
      legend="Which alliances?"
      choices={CHOICES}
      chosen={options.find(isAllianceOption) ?? 'default'}
      onChoose={(chosen) => {
        onChange({ kind: 'alliances', option: chosen === 'default' ? null : chosen });
      }}
    />
  );
}
