import type { FactionId } from '../table/factions.ts';
import { theFaction } from './names.ts';

interface OnBehalf {
  readonly asks?: FactionId;
  readonly onBehalfOf: FactionId;
}

/** A sentence to somebody who may act for an ally, which is said first then. */
export function forWhom({ asks, onBehalfOf }: OnBehalf, sentence: string): string {
  if (asks === undefined || asks === onBehalfOf) return sentence;
  return `You act for your ally ${theFaction(onBehalfOf)}. ${sentence}`;
}
