'use client';
import { useState } from 'react';
import { formatNotice, revertedLines, type EditionId, type LogLine, type TableNotice } from '#client';
import { formatLogLine, formatLogLineCovered } from '#lib/messages/format/log.ts';
import { Button } from '#app/_components/button.tsx';
import { StruckThrough } from '#app/_components/struck-through.tsx';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { useLive } from '#app/_connection/live.tsx';
import { useKnownLines } from '#app/_connection/known-lines.ts';
import { EARLIER_LINES, formatLineOf } from './tabs-messages.ts';
import { withNotices } from './with-notices.ts';
import { timeOfDay } from '#app/t/[code]/_components/time-of-day.ts';
import styles from './log-tab.module.css';

const PAGE = 40;

interface LogTabProps {
  /** The last lines of the log, which every frame contains; oldest first. */
  readonly latest: readonly LogLine[];
  readonly edition: EditionId;
  readonly turn: number;
}

/** Shows this seat's own log, newest first. Earlier lines are fetched one page at a time. */
export function LogTab({ latest, edition, turn }: LogTabProps) {
  const api = useApiClient();
  const { run, before, learn } = useKnownLines(latest, turn);
  const [fetching, setFetching] = useState(false);
  const fetchBefore = (position: number) => {
    setFetching(true);
    api.game.log
      .query({ before: position, limit: PAGE })
      .then((page) => {
        learn(page as readonly LogLine[]);
      })
      // Without an answer the button stays, and the player can press it again.
      .catch(() => undefined)
      .finally(() => {
        setFetching(false);
      });
  };
  const { notices } = useLive();
  const undone = revertedLines(run);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a log longer than the window is read by keyboard too
    <section className={styles.log} aria-label="Log" tabIndex={0}>
      <h2>Log</h2>
      <ol className={styles.lines} reversed>
        {withNotices(run, notices, before > 0).map((entry) =>
          'position' in entry ? (
            <Line key={entry.position} line={entry} edition={edition} undone={undone.has(entry.position)} />
          ) : (
            <Told key={`${entry.at} ${formatNotice(entry.notice)}`} told={entry} />
          ),
        )}
      </ol>
      {before > 0 && (
        <Button
          small
          sending={fetching}
          onClick={() => {
            fetchBefore(before);
          }}
        >
          {EARLIER_LINES}
        </Button>
      )}
    </section>
  );
}

/** Shows a notice about a seat or the desk, in the text of the news. */
const Told = ({ told: { at, notice } }: { readonly told: TableNotice }) => (
  <li>
    <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
    <span>{formatNotice(notice)}</span>
  </li>
);

/** The height (rem) of the longest line about the owner's secrets: a full hand, card by card. */
const SECRET_LINE_REM = 7.5;

interface LineProps {
  readonly line: LogLine;
  readonly edition: EditionId;
  readonly undone: boolean;
}

/**
 * Shows one line. If it contains a secret, only the event is visible; the rest is under a cover of one size for all.
 */
function Line({ line: { at, fact }, edition, undone }: LineProps) {
  const open = formatLogLineCovered(fact);
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
      {open === null ? (
        <span>
          <StruckThrough when={undone}>{formatLogLine(fact, edition)}</StruckThrough>
        </span>
      ) : (
        <div className={styles.own}>
          <p>
            <StruckThrough when={undone}>{open}</StruckThrough>
          </p>
          <ReadOnlyCover what={formatLineOf(timeOfDay(at))} height={SECRET_LINE_REM}>
            <p className={styles.secret}>
              <StruckThrough when={undone}>{formatLogLine(fact, edition)}</StruckThrough>
            </p>
          </ReadOnlyCover>
        </div>
      )}
    </li>
  );
}
