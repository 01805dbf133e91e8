/** The texts on phone and screen as long as factions are silenced. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, plural } from '../../../messages/numbers.ts';

export const SILENCE = 'Silenced until the turn ends';

/** Returns the silenced factions: `The Emperor and Harkonnen buy no card and make no alliance.` */
export const formatSilenced = (factions: readonly FactionId[]): string =>
  `${capitalize(formatList(factions.map(theFaction)))} ${plural(factions.length, {
    one: 'buys no card and makes no alliance',
    other: 'buy no card and make no alliance',
  })}.`;
