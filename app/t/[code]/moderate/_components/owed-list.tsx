'use client';
import { awaitedTo, type ModeratorView } from '#client';
import { RichText } from '#app/_components/rich-text.tsx';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { OWED, formatCloses, formatGoesOn } from './desk-messages.ts';
import type { Focus } from './focus.ts';
import { ClosingClock, WaitingClock } from './waiting.tsx';
import { whatStands } from './what-stands.ts';
import styles from './owed-list.module.css';

const AskedToCheck = lazyPart(
  () => import('./asked-to-check.tsx').then((part) => part.AskedToCheck),
  () => null,
);

interface OwedListProps {
  readonly view: ModeratorView;
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
}

/**
 * Shows the open decisions with their owners and times. The list never shows whether a player has looked, hesitated or
 * changed an answer.
 */
export function OwedList({ view: { table, desk }, focus, onFocus }: OwedListProps) {
  const inFocus = focus.about === 'now' ? (focus.prompt ?? desk.owed[0]?.prompt ?? null) : null;
  return (
    <section className={styles.owed} aria-labelledby="owed-now">
      <h2 id="owed-now" className={styles.title}>
        {OWED.title}
      </h2>
      {table.window !== null && (
        <p className={styles.quiet}>
          <RichText says={formatCloses} parts={[<ClosingClock key="clock" deadline={table.window.deadline} />]} />
        </p>
      )}
      <ul className={styles.list}>
        {desk.owed.map(({ prompt, faction, to, since }) => (
          <li key={prompt}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={prompt === inFocus}
              onClick={() => {
                onFocus({ about: 'now', prompt });
              }}
            >
              <FactionDisc faction={faction} className={styles.disc} />
              <span className={styles.what}>
                <FactionName faction={faction} />
                <span>{awaitedTo(to)}</span>
              </span>
              <span className={styles.time}>
                <WaitingClock since={since} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {desk.owed.length === 0 && table.window === null && <p className={styles.quiet}>{formatNobodyOwes(table)}</p>}
      {desk.checks.length > 0 && <AskedToCheck checks={desk.checks} />}
    </section>
  );
}

/** Shows the present activity while no seat is awaited. */
function formatNobodyOwes(table: ModeratorView['table']): string {
  const stands = whatStands(table);
  return stands === null ? OWED.nobody : formatGoesOn(stands.title);
}
