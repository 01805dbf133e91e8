import { nameOfEdition, OPTIONS_OF, sayOption, type EditionId, type OptionId } from '../../../lib/client.ts';
import { Choices, Switch, type Choice } from './choices.tsx';
import { isAllianceOption, type SetUpChange } from './set-up.ts';
import styles from './edition-choice.module.css';

const EDITION_CHOICES: readonly Choice<EditionId>[] = [
  {
    value: 'gf9-2019',
    label: `${nameOfEdition('gf9-2019')}, basic`,
    means: 'The battles of the basic game, complete.',
  },
  {
    value: 'avalon-hill-1979',
    label: `${nameOfEdition('avalon-hill-1979')}, basic`,
    means: 'Battles by the older book, where it differs. Alliances of any size.',
  },
];

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
      onChoose={(chosen) => {
        onChange({ kind: 'edition', edition: chosen });
      }}
    >
      {OPTIONS_OF[edition]
        .filter((option) => !isAllianceOption(option))
        .map((option) => (
          <Switch
            key={option}
            label={sayOption(option)}
            on={options.includes(option)}
            onSwitch={(on) => {
              onChange({ kind: 'option', option, on });
            }}
          />
        ))}
      <p className={styles.later}>Not yet: the advanced game, Dune Squad, the nine factions and Grand Dune.</p>
    </Choices>
  );
}
