import { nameOfEdition, sayOption, type EditionId, type OptionId } from '../../../lib/client.ts';
import { Choices, Switch, type Choice } from './choices.tsx';
import type { SetUpChange } from './set-up.ts';

type Listed = EditionId | 'advanced-2019' | 'dune-squad' | 'nine-factions' | 'grand-dune';

const EDITION_CHOICES: readonly Choice<Listed>[] = [
  {
    value: 'gf9-2019',
    label: `${nameOfEdition('gf9-2019')}, basic`,
    means: 'The battles of the basic game, complete.',
  },
  {
    value: 'avalon-hill-1979',
    label: `${nameOfEdition('avalon-hill-1979')}, basic`,
    means: 'Experimental: battles by the older book, where it differs.',
  },
  { value: 'advanced-2019', label: 'Gale Force Nine 2019, advanced', means: 'Not yet.', notYet: true },
  { value: 'dune-squad', label: 'Dune Squad', means: 'Not yet.', notYet: true },
  { value: 'nine-factions', label: 'Nine factions', means: 'Not yet.', notYet: true },
  { value: 'grand-dune', label: 'Grand Dune', means: 'Not yet.', notYet: true },
];

/** What an edition lets the table decide for itself. */
const OFFERED: Record<EditionId, readonly OptionId[]> = {
  'gf9-2019': [],
  'avalon-hill-1979': ['voluntary-no-leader', 'plan-may-change-after-prescience'],
};

const isPlayable = (listed: Listed): listed is EditionId => listed in OFFERED;

interface EditionChoiceProps {
  readonly edition: EditionId;
  readonly options: readonly OptionId[];
  readonly onChange: (change: SetUpChange) => void;
}

/** The rulebook the table plays by, and what that book leaves to the table. */
export function EditionChoice({ edition, options, onChange }: EditionChoiceProps) {
  return (
    <Choices
      legend="Which rulebook?"
      choices={EDITION_CHOICES}
      chosen={edition}
      onChoose={(listed) => {
        if (isPlayable(listed)) onChange({ kind: 'edition', edition: listed });
      }}
    >
      {OFFERED[edition].map((option) => (
        <Switch
          key={option}
          label={sayOption(option)}
          on={options.includes(option)}
          onSwitch={(on) => {
            onChange({ kind: 'option', option, on });
          }}
        />
      ))}
    </Choices>
  );
}
