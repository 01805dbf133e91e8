/** Mercenaries in random positions, at tables whose deck has the card. */
import { NO_FORCES, onlyMercenaries, type FactionId, type Forces, type Random, type TableChoices } from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import { mercenaryLeaderOf } from '#lib/model/mercenaries.ts';
import { chance, pickRandom, type Move } from './random-choice.ts';

const hasCard = (choices: TableChoices): boolean => assemble(choices).rules.treacheryDeck.mercenary > 0;

/** Returns some mercenaries who go with forces to the board, mostly none. */
export const randomMercenaries = (choices: TableChoices, random: Random): Forces =>
  hasCard(choices) && chance(20, random) ? onlyMercenaries(1 + random(3)) : NO_FORCES;

/** Returns the move that brings these mercenaries to the reserves; no move if there are none. */
export const hiring = (faction: FactionId, { count }: Forces): readonly Move[] =>
  count === 0
    ? []
    : [{ by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'mercenaries', faction, count } } }];

/** Sometimes the mercenary leader serves a faction. */
export function randomMercenaryLeader(
  factions: readonly FactionId[],
  choices: TableChoices,
  random: Random,
): readonly Move[] {
  if (!hasCard(choices) || !chance(30, random)) return [];
  const leader = mercenaryLeaderOf(pickRandom(factions, random), chance(80, random) ? 3 : 1 + random(6));
  return [{ by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'mercenary-leader', leader } } }];
}
