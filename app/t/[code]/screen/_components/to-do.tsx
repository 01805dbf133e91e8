'use client';
import { useEffect, useRef, useState } from 'react';
import { sayLogLine, type TableView } from '../../../../../lib/client.ts';
import { HandMoves } from './hand-moves.tsx';
import styles from './to-do.module.css';

/** How many lines may stand there; what does not fit is cut off whole. */
const LINES = 12;

/** What hands still have to do; where nothing is left, the last lines of the log, newest first. */
export function ToDo({ table: { instructions, log, choices } }: { readonly table: TableView }) {
  const { list, seen } = useLinesInSight();
  const open = instructions.filter((instruction) => !instruction.done);
  if (open.length > 0) {
    return (
      <section className={styles.list}>
        <h2 className={styles.heading}>
          On the board, {open.length} of {instructions.length} to do
        </h2>
        <div ref={list} className={styles.moves}>
          <HandMoves
            label="To do on the board"
            instructions={open.slice(0, LINES)}
            edition={choices.edition}
            reader="anybody"
          />
        </div>
        {open.length > seen && <p className={styles.more}>and {open.length - seen} more, on the phones and the desk</p>}
      </section>
    );
  }
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>What happened</h2>
      <ol className={styles.log} aria-live="polite">
        {log
          .slice(-LINES)
          .reverse()
          .map(({ position, fact }) => (
            <li key={position}>{sayLogLine(fact, choices.edition)}</li>
          ))}
      </ol>
    </section>
  );
}

/** How many lines of the list can be seen; the others stand in a column out of sight. */
function useLinesInSight() {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(LINES);
  useEffect(() => {
    const place = list.current;
    if (place === null) return;
    const watch = new ResizeObserver(() => {
      const lines = [...place.querySelectorAll('li')];
      setSeen(lines.filter(({ offsetLeft }) => offsetLeft === lines[0]?.offsetLeft).length);
    });
    watch.observe(place);
    return () => {
      watch.disconnect();
    };
  });
  return { list, seen };
}
