/** What phone and screen say as long as somebody is silenced. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, plural } from '../../../messages/numbers.ts';

export const SILENCE = 'Silenced until the turn ends';

/** `The Emperor and Harkonnen buy no card and make no alliance.` */
export const formatSilenced = (factions: readonly FactionId[]): string =>
  `${capitalize(formatList(factions.map(theFaction)))} ${plural(factions.length, {
    one: 'buys no card and makes no alliance',
    other: 'buy no card and make no alliance',
  })}.`;
