'use client';
import type { ReactNode } from 'react';
import { calledAt, formatNextFor, formatNow, type FactionId, type SeatView } from '#client';
import {
  NOTHING_ASKED,
  formatEntering,
  formatTurnToAwaited,
  formatWaitingFor,
} from '#app/t/[code]/_components/now-messages.ts';
import { Button } from '#app/_components/button.tsx';
import { isInPlay } from '#app/_components/every-seat.ts';
import type { Presence } from '#app/_connection/frame.ts';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { onPhone } from '#app/_features/phone.ts';
import { inBanner, Banner } from './banners.tsx';
import styles from './waiting.module.css';

const COUNTDOWNS = onPhone('countdown');
const SEEN = onPhone('seen');

interface WaitingProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  /** The other seats on this device, and the function that turns to one of them. */
  readonly others: readonly FactionId[];
  readonly onTurn: (faction: FactionId) => void;
  readonly onCommand: (command: ClientCommand) => void;
  /** The open instructions of this seat, if they come first. */
  readonly moves: ReactNode;
}

/** Shows a seat without a question: the present event, the awaited players, and the scene in small. */
export function Waiting({ view, presence, others, onTurn, onCommand, moves }: WaitingProps) {
  const { table, audience } = view;
  const called = calledAt(presence, audience);
  const awaited = table.awaited.filter(({ faction }) => faction !== audience);
  const here = awaited.find(({ faction }) => others.includes(faction));
  const next = formatNextFor(table, audience);
  const plays = isInPlay(table, audience);
  return (
    <section className={styles.waiting} aria-label="Now">
      <div className={styles.says}>
        <h1 className={styles.title}>{formatNow(table, called)}</h1>
        <p className={styles.lead}>{next === null ? NOTHING_ASKED : `${next} ${NOTHING_ASKED}`}</p>
        {formatWaitingFor(
          awaited.filter((one) => !inBanner(table, one.faction)),
          called,
        ).map((words, at) => (
          <p key={at} className={styles.lead}>
            {words}
          </p>
        ))}
        {plays && table.boardPhase === null && table.running === null && (
          <p className={styles.lead}>{formatEntering(table)}</p>
        )}
      </div>
      {here !== undefined && (
        <Button
          tone="act"
          onClick={() => {
            onTurn(here.faction);
          }}
        >
          {formatTurnToAwaited(here.faction)}
        </Button>
      )}
      <Banner table={table} />
      {COUNTDOWNS.map(
        ({ isThere, Part }, at) => isThere(table) && <Part key={at} table={table} onCommand={onCommand} />,
      )}
      {plays && moves}
      {SEEN.map(({ isThere, Part }, at) => isThere(view) && <Part key={at} view={view} onCommand={onCommand} />)}
      {!plays && moves}
    </section>
  );
}
