import { capitalize, type LogFact } from '#client';
import { formatAgreed } from '#lib/features/deals/messages/said.ts';

/** Returns a new deal as public news, whatever fills the screen. */
export const formatDealMade = (fact: LogFact): string | null =>
  fact.code === 'deal-made' ? capitalize(formatAgreed(fact)) : null;
