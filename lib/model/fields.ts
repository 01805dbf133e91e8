/** The fields of client commands, each with its bounds: enough for any game, and cheap to read. */
import { identifier, anyOf, type Grammar, numberedId, oneOf, range, textBeginning } from '../core/grammar.ts';
import { SECTOR_COUNT, sector } from './board.ts';
import { FACTIONS } from './factions.ts';
import type { ShowingId } from './knowledge.ts';
import { LEADER_IDS, type TypedLeaderId, typedLeader } from './leaders.ts';
import { TERRITORIES } from './territories.ts';
import { CARD_PILES, TREACHERY_TITLES } from './treachery-cards.ts';

const SECTORS = Array.from({ length: SECTOR_COUNT }, (_, before) => sector(before + 1));

export const factionField = oneOf(...FACTIONS);
/** The limits for a typed leader: its strength and the length of its name. */
export const TYPED_LEADER = { most: 10, length: 24 } as const;
const NAMELESS = FACTIONS.flatMap((faction) =>
  Array.from({ length: TYPED_LEADER.most + 1 }, (_, strength) => typedLeader({ faction, strength, name: '' })),
);
export const typedLeaderField: Grammar<TypedLeaderId> = textBeginning(
  NAMELESS,
  Math.max(...NAMELESS.map(({ length }) => length)) + TYPED_LEADER.length,
  `${String(NAMELESS[0])}Leader`,
);
export const leaderField = anyOf(oneOf(...LEADER_IDS), typedLeaderField);
export const territoryField = oneOf(...TERRITORIES);
export const sectorField = oneOf(...SECTORS);
/** A field that a device may leave out. */
export interface OptionalField<Value> {
  readonly optional: Grammar<Value>;
}
/** Creates a field that a device may leave out. */
export const optional = <Value>(field: Grammar<Value>): OptionalField<Value> => ({ optional: field });
/** A part of a territory, as fields of a larger shape. */
export const place = { territory: territoryField, sector: anyOf(sectorField, oneOf(null)) };
export const sideField = oneOf('fighters', 'advisors');
export const cardField = oneOf(...TREACHERY_TITLES);
export const pileField = oneOf(...CARD_PILES);
export const slotField = numberedId('h');
export const promptIdField = identifier(128, 'a-prompt');
export const showingIdField = identifier(64, 'a-showing') as Grammar<ShowingId>;
/**
 * The range of a number of pieces. The upper limit is larger than any real number, and the rules set the exact limits.
 */
export const countField = range(0, 1_000);
export const booleanField = oneOf(false, true);
