import { assertNever } from '../core/assert-never.ts';
import type { EditionId } from '../table/editions.ts';
import type { WindowAsk } from '../table/windows.ts';
import { allAnnounced } from '../words/advantages.ts';
import { saySectors } from '../phases/storm/words.ts';

/** Why everybody is asked: what was announced, or how far it has come. */
export function sayOccasion(ask: WindowAsk, edition: EditionId): string {
  switch (ask.kind) {
    case 'interfere':
      return allAnnounced(ask.acts, edition);
    case 'treachery':
      return 'The plans are open.';
    case 'weather-control':
      return 'The storm gathers.';
    case 'family-atomics':
      return `The storm will move ${saySectors(ask.sectors)}.`;
    default:
      return assertNever(ask);
  }
}

const QUESTIONS: Record<WindowAsk['kind'], string> = {
  interfere: 'Does anyone interfere?',
  treachery: 'Does anyone call a traitor?',
  'weather-control': 'Does anyone play Weather Control?',
  'family-atomics': 'Does anyone play Family Atomics?',
};

/** What everybody is asked, on the phones and on the screen alike. */
export const askEverybody = ({ kind }: WindowAsk): string => QUESTIONS[kind];

/** The line above the question: who is asked, and what a card or a call would do where the question does not say it. */
export function sayWhoIsAsked(ask: WindowAsk): string {
  switch (ask.kind) {
    case 'interfere':
      return `Asked of everyone. A Karama can stop ${ask.acts.length === 1 ? 'it' : 'one'}.`;
    case 'treachery':
      return 'Asked of everyone. Play calls a traitor.';
    case 'weather-control':
    case 'family-atomics':
      return 'Asked of everyone at the table.';
    default:
      return assertNever(ask);
  }
}
