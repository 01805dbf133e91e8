'use client';
import { useState } from 'react';
import { sayLogLine, type LogLine, type TableView } from '../../../../../lib/client.ts';
import { Explained } from '../../../../_components/refusal.tsx';
import { Slab } from '../../../../_components/slab.tsx';
import { useDeskActions, useDoing } from './desk-actions.tsx';
import { timeOfDay } from '../../_components/time-of-day.ts';
import styles from './desk-log.module.css';

const PAGE = 30;

/** What happened, newest first; older lines on demand. */
export function DeskLog({ table }: { readonly table: TableView }) {
  const { earlierLines } = useDeskActions();
  const { run, sending, trouble } = useDoing();
  const [earlier, setEarlier] = useState<readonly LogLine[]>([]);
  const first = earlier[0] ?? table.log[0];
  const lines = merged(earlier, table.log);
  const more = () =>
    run(async () => {
      const found = await earlierLines(first?.position ?? 0, PAGE);
      setEarlier((known) => merged(found, known));
    });
  return (
    <section className={styles.log} aria-labelledby="desk-log">
      <h2 id="desk-log" className={styles.title}>
        Log
      </h2>
      <ol className={styles.lines}>
        {[...lines].reverse().map(({ position, at, fact }) => (
          <li key={position} className={styles.line}>
            <time className={styles.time}>{timeOfDay(at)}</time>
            <span>{sayLogLine(fact, table.choices.edition)}</span>
          </li>
        ))}
      </ol>
      {trouble !== null && <Explained {...trouble} />}
      {(first?.position ?? 0) > 0 && (
        <Slab tone="quiet" small sending={sending} onClick={more}>
          Read earlier lines
        </Slab>
      )}
    </section>
  );
}

/** Both lists in order, each line once. A line that came anew after a take-back is the newer one. */
function merged(earlier: readonly LogLine[], later: readonly LogLine[]): readonly LogLine[] {
  const from = later[0]?.position ?? Infinity;
  return [...earlier.filter(({ position }) => position < from), ...later];
}
