'use client';

import { byPhase, movesOfNow, revertedLines, type TableView } from '#client';
import { formatLogLine } from '#lib/messages/format/log.ts';
import { StruckThrough } from '#app/_components/struck-through.tsx';
import { HandMoves, MoreMoves } from '#app/_components/status-screen/hand-moves.tsx';
import { useLinesInSight } from '#app/_components/status-screen/use-lines-in-sight.ts';
import { formatToDo, TO_DO } from './to-do-messages.ts';
import styles from './to-do.module.css';

/** The largest number of lines. A line without room is left out completely. */
const LINES = 12;

/** Shows the open instructions. If there are none, it shows the last lines of the log, newest first. */
export function ToDo({ table }: { readonly table: TableView }) {
  const { log, choices } = table;
  const instructions = movesOfNow(table);
  const { list, seen } = useLinesInSight();
  const open = instructions.filter((instruction) => !instruction.done);
  if (open.length > 0) {
    return (
      <section className={styles.list}>
        <h2 className={styles.heading}>{formatToDo(open.length, instructions.length)}</h2>
        <div ref={list} className={styles.moves} data-none={seen === 0}>
          <HandMoves
            label={TO_DO.label}
            instructions={byPhase(open, table)
              .flatMap(({ moves }) => moves)
              .slice(0, LINES)}
            table={table}
            reader="anybody"
          />
        </div>
        <div className={styles.more}>
          <MoreMoves count={open.length - seen} />
        </div>
      </section>
    );
  }
  const undone = revertedLines(log);
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{TO_DO.happened}</h2>
      <ol className={styles.log} aria-live="polite">
        {log
          .slice(-LINES)
          .reverse()
          .map(({ position, fact }) => (
            <li key={position}>
              <StruckThrough when={undone.has(position)}>{formatLogLine(fact, choices.edition)}</StruckThrough>
            </li>
          ))}
      </ol>
    </section>
  );
}
