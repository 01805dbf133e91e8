/** Random commands before shipments. They bring other factions to the Bene Gesserit more often than chance would. */
import { partsOf, type FactionId, type GameState, type Random } from '#engine';
import { arrakis } from '#lib/board/arrakis.ts';
import { pickRandom, type Move } from '../../support/random-choice.ts';

const SISTERS: FactionId = 'bene-gesserit';

/** Bene Gesserit forces stand alone in a territory next to other forces; `null` if no such territory is free. */
export function aloneBesideOthers({ forces, factions }: GameState, random: Random): Move | null {
  if (factions.every(({ faction }) => faction !== SISTERS)) return null;
  const free = forces
    .filter(({ faction }) => faction !== SISTERS)
    .flatMap(({ territory }) => arrakis.territoriesWithin(territory, 1))
    .filter((territory) => territory !== 'polar-sink' && forces.every((stack) => stack.territory !== territory));
  if (free.length === 0) return null;
  const part = pickRandom(partsOf(pickRandom(free, random)), random);
  const fact = { kind: 'forces', faction: SISTERS, count: 1 + random(3), special: 0, ...part } as const;
  return { by: 'moderator', command: { type: 'CorrectFact', fact } };
}
