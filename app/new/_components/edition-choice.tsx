import { EDITIONS_TO_COME, nameOfEdition, PLAYED_OF, WHICH_RULEBOOK, type EditionId, type Layer } from '#client';
import { Choices, type Choice } from './choices.tsx';
import type { SetUpChange } from './set-up.ts';
import styles from './edition-choice.module.css';

/** A rulebook, and how much of it. */
type Book = `${EditionId} ${Layer}`;

const BOOKS = (
  [
    ['gf9-2019', 'basic'],
    ['gf9-2019', 'advanced'],
    ['avalon-hill-1979', 'basic'],
  ] as const
).map(([edition, layer]): Choice<Book> & { readonly edition: EditionId; readonly layer: Layer } => ({
  edition,
  layer,
  value: `${edition} ${layer}`,
  label: `${nameOfEdition(edition)}, ${layer}`,
  means: PLAYED_OF[`${edition} ${layer}`],
}));

interface EditionChoiceProps {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly onChange: (change: SetUpChange) => void;
}

/** The rulebook the table plays by. */
export function EditionChoice({ edition, layer, onChange }: EditionChoiceProps) {
  return (
    <Choices
      legend={WHICH_RULEBOOK}
      choices={BOOKS}
      chosen={`${edition} ${layer}` as const}
      onChoose={(chosen) => {
        const book = BOOKS.find(({ value }) => value === chosen);
        if (book !== undefined) onChange({ kind: 'edition', edition: book.edition, layer: book.layer });
      }}
    >
      <p className={styles.later}>{EDITIONS_TO_COME}</p>
    </Choices>
  );
}
