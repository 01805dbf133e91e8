'use client';
import { useState } from 'react';
import type { TableView } from '#client';

type Running = NonNullable<NonNullable<TableView['kanly']>['running']>;

/** Returns the running duel, or the last one that this page has seen; `null` before the first duel. */
export function useLastDuel(running: Running | null): Running | null {
  const [last, setLast] = useState(running);
  if (running !== null && running !== last) setLast(running);
  return running ?? last;
}
