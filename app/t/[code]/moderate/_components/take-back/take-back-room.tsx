'use client';
import { useState } from 'react';
import type { ModeratorView } from '#client';
import { RoomBar } from '../room-bar.tsx';
import { PointList } from './point-list.tsx';
import { TakeBackDecision } from './take-back-decision.tsx';
import styles from './take-back-room.module.css';
import { TAKE_BACK } from './take-back-messages.ts';

interface TakeBackRoomProps {
  readonly view: ModeratorView;
  readonly onBack: () => void;
  readonly onCorrect: () => void;
}

/**
 * Takes the table back to an earlier point. It shows the undone steps, the seats that have seen secrets since, and the
 * instructions.
 */
export function TakeBackRoom({ view: { table, desk }, onBack, onCorrect }: TakeBackRoomProps) {
  const [to, setTo] = useState<number | null>(null);
  return (
    <>
      <RoomBar title={TAKE_BACK.title} aside={TAKE_BACK.keepsBoth} onBack={onBack} />
      <main className={styles.room}>
        <PointList points={desk.points} edition={table.choices.edition} chosen={to} onChoose={setTo} />
        {/* Mentat makes a new preview when the table has moved on meanwhile. */}
        <TakeBackDecision
          key={`${to ?? ''} ${desk.points.length} ${desk.points[0]?.to ?? ''}`}
          points={desk.points}
          edition={table.choices.edition}
          to={to}
          onBack={onBack}
          onCorrect={onCorrect}
        />
      </main>
    </>
  );
}
