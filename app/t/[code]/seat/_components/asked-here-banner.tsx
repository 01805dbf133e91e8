'use client';
import type { FactionId, TableView } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Button } from '#app/_components/button.tsx';
import { formatAskedHere, formatTurnTo } from './seat-messages.ts';

interface AskedHereStripProps {
  readonly table: TableView;
  /** The other seats on this device. */
  readonly others: readonly FactionId[];
  /**
   * Whether a decision fills the phone. If none does, the page itself shows which seats on this device have a question.
   */
  readonly filled: boolean;
  readonly onTurn: (faction: FactionId) => void;
}

/**
 * Says that another seat of this device also has a question, as far as that is public. The banner is shown while a
 * question fills the phone. In a window every seat has a question, answered or not.
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
