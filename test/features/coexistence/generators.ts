/** What people do before shipments, so that others come to Bene Gesserit more often than chance would bring. */
import { partsOf, type FactionId, type GameState, type Random } from '#engine';
import { arrakis } from '#lib/board/arrakis.ts';
import { pickRandom, type Move } from '../../support/random-choice.ts';

const SISTERS: FactionId = 'bene-gesserit';

/** Some of them stand alone in a territory beside others; `null` where there is none. */
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
