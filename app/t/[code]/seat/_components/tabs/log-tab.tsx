'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayLogLine, type EditionId, type LogLine } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { useTRPC } from '../../../../../_hooks/api.tsx';
import { knownRun } from './known-lines.ts';
import styles from './log-tab.module.css';

const PAGE = 40;

interface LogTabProps {
  /** The last lines, as every frame brings them; oldest first. */
  readonly latest: readonly LogLine[];
  readonly edition: EditionId;
}

/** This seat's own log, newest first. Earlier lines are fetched a page at a time. */
export function LogTab({ latest, edition }: LogTabProps) {
  const trpc = useTRPC();
  const [known, setKnown] = useState(latest);
  const [newest, setNewest] = useState(latest);
  const [wanted, setWanted] = useState<number | null>(null);
  const page = useQuery({
    ...trpc.game.log.queryOptions({ before: wanted ?? 0, limit: PAGE }),
    enabled: wanted !== null,
    staleTime: Infinity,
  });
  if (newest !== latest) {
    setNewest(latest);
    setKnown([...known, ...latest]);
  }
  if (wanted !== null && page.data !== undefined) {
    setKnown([...(page.data as readonly LogLine[]), ...known]);
    setWanted(null);
  }
  const { run, before } = knownRun(known);
  return (
    <section className={styles.log} aria-label="Log">
      <h2>Log</h2>
      <ol className={styles.lines} reversed>
        {[...run].reverse().map(({ position, at, fact }) => (
          <li key={position}>
            <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
            <span>{sayLogLine(fact, edition)}</span>
          </li>
        ))}
      </ol>
      {before > 0 && (
        <Slab
          small
          sending={wanted !== null}
          onClick={() => {
            setWanted(before);
          }}
        >
          Show earlier lines
        </Slab>
      )}
    </section>
  );
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
