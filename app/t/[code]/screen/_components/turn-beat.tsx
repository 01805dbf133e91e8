'use client';
import { useEffect, useRef } from 'react';
import type { TableView } from '#client';
import { useExpiringState } from '#app/_components/use-expiring-state.ts';
import { formatOfTurns, formatTurn } from './screen-messages.ts';
import { turnBegun, turnsOn } from './turns-on.ts';
import styles from './turn-beat.module.css';

/** How long the beat is visible (ms). The game continues meanwhile. */
const BEAT_MS = 2600;

/** Shows the number of a new turn for a moment, over every scene. */
export function TurnBeat({ table }: { readonly table: TableView }) {
  const turn = turnBegun(table);
  const known = useRef(turn);
  const [begun, setBegun] = useExpiringState<number>(BEAT_MS);
  useEffect(() => {
    if (turnsOn(known.current, turn)) setBegun(turn);
    known.current = turn;
  }, [turn, setBegun]);
  return (
    <div role="status" className={styles.place}>
      {begun !== null && (
        <p key={begun} className={styles.beat}>
          <span className={styles.turn}>{formatTurn(begun)}</span>
          <span className={styles.of}>{formatOfTurns(table.turnLimit)}</span>
        </p>
      )}
    </div>
  );
}
