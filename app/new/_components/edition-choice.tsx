import {
  isAllianceOption,
  nameOfEdition,
  OPTIONS_OF,
  sayOption,
  type EditionId,
  type Layer,
  type OptionId,
} from '#client';
import { Choices, Switch, type Choice } from './choices.tsx';
import type { SetUpChange } from './set-up.ts';
import styles from './edition-choice.module.css';

/** A rulebook, and how much of it. */
type Book = `${EditionId} ${Layer}`;

const BOOKS: readonly (Choice<Book> & { readonly edition: EditionId; readonly layer: Layer })[] = [
  {
    value: 'gf9-2019 basic',
    edition: 'gf9-2019',
    layer: 'basic',
    label: `${nameOfEdition('gf9-2019')}, basic`,
    means: 'The battles of the basic game, complete.',
  },
  {
    value: 'gf9-2019 advanced',
    edition: 'gf9-2019',
    layer: 'advanced',
    label: `${nameOfEdition('gf9-2019')}, advanced`,
    means: 'Spice supports forces in battle; with the advanced powers of the faction sheets.',
  },
  {
    value: 'avalon-hill-1979 basic',
    edition: 'avalon-hill-1979',
    layer: 'basic',
    label: `${nameOfEdition('avalon-hill-1979')}, basic`,
    means:
      'Battles by the older book, where it differs. Alliances of any size. Its advanced game is not played here yet.',
  },
];

interface EditionChoiceProps {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly options: readonly OptionId[];
  readonly onChange: (change: SetUpChange) => void;
}

/** The rulebook the table plays by, and what that book leaves to the table. */
export function EditionChoice({ edition, layer, options, onChange }: EditionChoiceProps) {
  return (
    <Choices
      legend="Which rulebook?"
      choices={BOOKS}
      chosen={`${edition} ${layer}` as const}
      onChoose={(chosen) => {
        const book = BOOKS.find(({ value }) => value === chosen);
        if (book !== undefined) onChange({ kind: 'edition', edition: book.edition, layer: book.layer });
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
      <p className={styles.later}>Not yet: Dune Squad, the nine factions and Grand Dune.</p>
    </Choices>
  );
}
