import { useId } from 'react';
import {
  EDITIONS_OFFERED,
  EDITIONS_TO_COME,
  LAYERS_OF,
  formatPlayed,
  gameName,
  WHICH_RULEBOOK,
  type EditionId,
  type Layer,
} from '#client';
import type { SetUpChange } from './set-up.ts';
import styles from './set-up-form.module.css';

/** The rulebooks, each with its layers. */
const BOOKS = EDITIONS_OFFERED.flatMap((edition) =>
  LAYERS_OF[edition].map((layer) => ({ edition, layer, label: gameName(edition, layer) })),
);

interface EditionChoiceProps {
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly onChange: (change: SetUpChange) => void;
}

/** Lets the host choose the rulebook. One sentence says what Mentat plays of that book. */
export function EditionChoice({ edition, layer, onChange }: EditionChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{WHICH_RULEBOOK}</legend>
      <div className={styles.books}>
        {BOOKS.map((book) => (
          <label key={book.label} className={styles.book}>
            <input
              type="radio"
              name={name}
              checked={book.edition === edition && book.layer === layer}
              onChange={() => {
                onChange({ kind: 'edition', edition: book.edition, layer: book.layer });
              }}
            />
            {book.label}
          </label>
        ))}
      </div>
      <p className={styles.means} role="status">
        {formatPlayed(edition, layer)}
      </p>
      <p className={styles.means}>{EDITIONS_TO_COME}</p>
    </fieldset>
  );
}
