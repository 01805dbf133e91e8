'use client';
import { revertedLines, type TableView } from '#client';
import { formatLogLine } from '#lib/messages/format/log.ts';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { StruckThrough } from '#app/_components/struck-through.tsx';
import { useKnownLines } from '#app/_connection/known-lines.ts';
import { useDeskActions, useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { timeOfDay } from '../../_components/time-of-day.ts';
import { EARLIER_LINES } from './desk-log-messages.ts';
import styles from './desk-log.module.css';

const PAGE = 30;

/** Shows the log, newest first, and older lines on request. */
export function DeskLog({ table }: { readonly table: TableView }) {
  const { earlierLines } = useDeskActions();
  const { run, sending, trouble } = useDeskAction();
  const { run: lines, before, learn } = useKnownLines(table.log, table.turn);
  const undone = revertedLines(lines);
  const more = () =>
    run(async () => {
      learn(await earlierLines(before, PAGE));
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a log longer than its box is read by keyboard too
    <section className={styles.log} aria-labelledby="desk-log" tabIndex={0}>
      <h2 id="desk-log" className={styles.title}>
        Log
      </h2>
      <ol>
        {[...lines].reverse().map(({ position, at, fact }) => (
          <li key={position} className={styles.line}>
            <time className={styles.time}>{timeOfDay(at)}</time>
            <span>
              <StruckThrough when={undone.has(position)}>{formatLogLine(fact, table.choices.edition)}</StruckThrough>
            </span>
          </li>
        ))}
      </ol>
      {trouble !== null && <Explained {...trouble} />}
      {before > 0 && (
        <Button tone="quiet" small sending={sending} onClick={more}>
          {EARLIER_LINES}
        </Button>
      )}
    </section>
  );
}
