import { capitalize, type LogFact } from '#client';
import { formatAgreed } from '#lib/features/deals/messages/said.ts';

/** A deal that was just made, for all in the room to read whatever fills the screen. */
export const formatDealMade = (fact: LogFact): string | null =>
  fact.code === 'deal-made' ? capitalize(formatAgreed(fact)) : null;
