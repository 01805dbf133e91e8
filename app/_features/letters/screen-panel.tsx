import type { TableView } from '#client';
import { LETTERS } from '#lib/features/letters/messages/head.ts';
import { formatSealed } from '#lib/features/letters/messages/said.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { isQuiet } from '#app/_components/status-screen/is-quiet.ts';

/** The largest number of letters that the screen has room for. The phones list all of them. */
const ROOM = 3;

/** Shows that sealed letters lie on the table, while the screen has nothing else to show. */
export function LettersScreenPanel({ table }: { readonly table: TableView }) {
  const { sealedLetters } = table;
  if (sealedLetters.length === 0 || !isQuiet(table)) return null;
  return (
    <BesideBox title={LETTERS} dense titled={false}>
      {sealedLetters.slice(0, ROOM).map((letter) => (
        <BesideLine key={letter.id}>{formatSealed(letter)}</BesideLine>
      ))}
    </BesideBox>
  );
}
