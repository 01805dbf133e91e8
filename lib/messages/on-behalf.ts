import type { FactionId } from '../model/factions.ts';
import { theFaction } from './names.ts';
import { capitalize } from './numbers.ts';

interface OnBehalf {
  readonly faction?: FactionId;
  /** The owner of the power. */
  readonly of: FactionId;
  readonly onBehalfOf: FactionId;
  readonly leave: 'asked' | 'granted' | 'denied';
}

/**
 * Returns a sentence for a player who may act for an ally, with the name of that ally. If the owner has refused the
 * power, the sentence tells the ally so.
 */
export function forWhom({ faction: asks, of, onBehalfOf, leave }: OnBehalf, power: string, sentence: string): string {
  switch (leave) {
    case 'granted':
      return `Your ally ${theFaction(of)} leaves ${power} to you. ${sentence}`;
    case 'denied':
      return `${capitalize(theFaction(of))} does not use ${power} for you. Nobody else learns that it refused.`;
    case 'asked':
      return asks === undefined || asks === onBehalfOf
        ? sentence
        : `You act for your ally ${theFaction(onBehalfOf)}. ${sentence}`;
  }
}

/** The title if there is nothing to decide and the ally only confirms. This title reveals nothing to a neighbour. */
export const LET_IT_PASS = 'The battle goes on when you confirm.';
/** The button that confirms. */
export const LET_PASS = 'Go on';
/** The name of the covered secret if the ally only confirms: the owner's decision about its power. */
export const ALLYS_WORD = 'your ally’s decision';
