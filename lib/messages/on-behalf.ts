import type { FactionId } from '../model/factions.ts';
import { theFaction } from './names.ts';
import { capitalize } from './numbers.ts';

interface OnBehalf {
  readonly faction?: FactionId;
  /** Whose power it is. */
  readonly of: FactionId;
  readonly onBehalfOf: FactionId;
  readonly leave: 'asked' | 'granted' | 'denied';
}

/**
 * Returns a sentence to a player who may act for an ally and names the ally first. Or it speaks to the ally who keeps
 * or loses the power.
 */
export function forWhom({ faction: asks, of, onBehalfOf, leave }: OnBehalf, power: string, sentence: string): string {
  switch (leave) {
    case 'granted':
      return `Your ally ${theFaction(of)} leaves ${power} to you. ${sentence}`;
    case 'denied':
      return `${capitalize(theFaction(of))} does not use ${power} for you. Nobody else learns that it was not asked about.`;
    case 'asked':
      return asks === undefined || asks === onBehalfOf
        ? sentence
        : `You act for your ally ${theFaction(onBehalfOf)}. ${sentence}`;
  }
}

/** The title where there is nothing to decide and somebody lets it pass; it tells a neighbour nothing. */
export const LET_IT_PASS = 'The battle goes on at your word.';
/** The act by which it passes. */
export const LET_PASS = 'Go on';
/** What lies under the cover then: what the ally says of its power. */
export const ALLYS_WORD = 'your ally’s word';
