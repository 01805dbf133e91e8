import type { TableView } from '#client';
import { LETTERS } from '#lib/features/letters/messages/head.ts';
import { formatOpened, formatSealed } from '#lib/features/letters/messages/said.ts';

/** Shows the letters on the table's page of a phone: the sealed ones without their words. */
export function LettersAtTable({ table: { sealedLetters, openedLetters } }: { readonly table: TableView }) {
  if (sealedLetters.length === 0 && openedLetters.length === 0) return null;
  return (
    <section>
      <h2>{LETTERS}</h2>
      {openedLetters.toReversed().map((letter) => (
        <p key={letter.id}>{formatOpened(letter)}</p>
      ))}
      {sealedLetters.map((letter) => (
        <p key={letter.id}>{formatSealed(letter)}</p>
      ))}
    </section>
  );
}
