/** Texts about a running duel on the phones of seats that are not asked. */
import { theFaction } from '../../../../messages/names.ts';
import { formatList } from '../../../../messages/numbers.ts';
import type { FactionId } from '../../../../model/factions.ts';

export const OWN_LEADER = { what: 'your leader in this duel', none: 'You have no leader in this duel.' } as const;

export const PARTING = { offer: 'Offer to part', fightOn: 'Fight on' } as const;

/** Returns which duellists offer to part. */
export const formatParting = (offering: readonly FactionId[]): string =>
  `Offered to part: ${formatList(offering.map(theFaction))}. If both offer it, both have fled.`;
