/** The texts on phone and screen as long as factions are silenced. */
import type { ConeOfSilence } from '../../../model/cone-of-silence.ts';
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, plural } from '../../../messages/numbers.ts';

/** Returns the title of the list of silenced factions: `Silenced until the turn ends`. */
export const formatSilence = (cone: ConeOfSilence): string =>
  cone === 'one-player-for-a-phase' ? 'Silenced until the phase ends' : 'Silenced until the turn ends';

/**
 * Returns the silenced factions: `The Emperor and Harkonnen buy no card and make no alliance.`, or `The Emperor says
 * nothing: no card, no deal, no Voice, no prescience, no Truthtrance.`
 */
export const formatSilenced = (factions: readonly FactionId[], cone: ConeOfSilence): string =>
  cone === 'one-player-for-a-phase'
    ? `${capitalize(formatList(factions.map(theFaction)))} ${plural(factions.length, { one: 'says', other: 'say' })} nothing: no card, no deal, no Voice, no prescience, no Truthtrance.`
    : `${capitalize(formatList(factions.map(theFaction)))} ${plural(factions.length, {
        one: 'buys no card and makes no alliance',
        other: 'buy no card and make no alliance',
      })}.`;
