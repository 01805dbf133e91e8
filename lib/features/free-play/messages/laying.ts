/** The texts about a card that is laid face down before a shield. */
import { type AnswerValue, getField } from '../../../core/answer.ts';
import { FACTIONS } from '../../../model/factions.ts';
import { factionPossessive } from '../../../messages/names.ts';
import { formatSpice } from '../../../messages/numbers.ts';

/**
 * Returns the text that says where the card is laid: `lay it face down before Harkonnen’s shield`; `null` for other
 * cards.
 */
export function formatLaying(answer: AnswerValue): string | null {
  const before = FACTIONS.find((faction) => faction === getField(getField(answer, 'lays'), 'before'));
  const poisoned = FACTIONS.find((faction) => faction === getField(answer, 'poisons'));
  if (poisoned !== undefined) return `lay it face down before ${factionPossessive(poisoned)} shield, with a secret die`;
  return before === undefined ? null : `lay it face down before ${factionPossessive(before)} shield`;
}

/** Returns the text about the spice that the card demands: `3 spice each turn`; `null` for other cards. */
export function formatDemand(answer: AnswerValue): string | null {
  const demands = getField(getField(answer, 'lays'), 'demands');
  return demands === undefined ? null : `${formatSpice(Number(demands))} each turn`;
}
