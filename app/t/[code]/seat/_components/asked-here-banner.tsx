'use client';
import type { FactionId, TableView } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Button } from '#app/_components/button.tsx';
import { formatAskedHere, formatTurnTo } from './seat-messages.ts';

interface AskedHereStripProps {
  readonly table: TableView;
  /** Seats this device holds besides the one it shows. */
  readonly others: readonly FactionId[];
  /** A decision fills the phone; without one the page itself says who is awaited here. */
  readonly filled: boolean;
  readonly onTurn: (faction: FactionId) => void;
}

/**
 * While one seat of this device is asked: another of its seats is asked as well, as far as the whole table may know. In a
 * window that is everybody, answered or not.
 */
export function AskedHereBanner({ table, others, filled, onTurn }: AskedHereStripProps) {
  const asked = others.filter(
    (other) => table.window !== null || (filled && table.awaited.some(({ faction }) => faction === other)),
  );
  return asked.map((faction) => (
    <Notice key={faction} icon="table" title={formatAskedHere(faction)}>
      <Button
        small
        onClick={() => {
          onTurn(faction);
        }}
      >
        {formatTurnTo(faction)}
      </Button>
    </Notice>
  ));
}
