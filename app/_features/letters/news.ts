import type { LogFact } from '#client';
import { formatOpened } from '#lib/features/letters/messages/said.ts';

/** Returns an opened letter as public news, whatever fills the screen. */
export const formatLetterOpened = (fact: LogFact): string | null =>
  fact.code === 'letter-opened' ? formatOpened(fact) : null;
