'use client';
import type { LogFactOf } from '#client';
import { formatLogLine } from '#lib/messages/format/log.ts';
import { useLive } from '../_connection/live.tsx';

interface UndoneToProps {
  readonly undone: LogFactOf<'taken-back'>;
  /** Stands there until these words have come. */
  readonly instead: string;
}

/** To where the table went back, for everybody in the same words. */
export function UndoneTo({ undone, instead }: UndoneToProps) {
  const { frame } = useLive();
  return (
    <>{frame === null ? instead : formatLogLine({ ...undone, ownChanged: false }, frame.view.table.choices.edition)}</>
  );
}
