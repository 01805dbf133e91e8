'use client';
import { sayNotice } from '../../lib/client.ts';
import { useFreshNotice } from '../_hooks/use-fresh-notice.ts';
import { Notice } from './notice.tsx';

/** The strip that tells everybody at once what became of a seat or the desk. */
export function SeatNews() {
  const fresh = useFreshNotice();
  return fresh === null ? null : <Notice icon="table" title={sayNotice(fresh.notice)} />;
}
