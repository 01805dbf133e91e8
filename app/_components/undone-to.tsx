'use client';
import type { LogFactOf } from '#client';
import { formatLogLine } from '#lib/messages/format/log.ts';
import { useLive } from '../_connection/live.tsx';

interface UndoneToProps {
  readonly undone: LogFactOf<'taken-back'>;
  /** The text that is shown until these messages have loaded. */
  readonly instead: string;
}

/** The point to which the table went back, in the same words for all. */
export function UndoneTo({ undone, instead }: UndoneToProps) {
  const { frame } = useLive();
  return (
    <>{frame === null ? instead : formatLogLine({ ...undone, ownChanged: false }, frame.view.table.choices.edition)}</>
  );
}
