/** Tables at which a faction is about to win. A prediction may override the win. */
import { sector, type FactionId, type Place, type PublicFact, type Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  prediction: { begins: (factions, random) => (chance(50, random) ? aboutToWin(factions, random) : null) },
} satisfies Twinned;

const HELD: readonly Place[] = [
  { territory: 'arrakeen', sector: sector(9) },
  { territory: 'carthag', sector: sector(10) },
  { territory: 'tueks-sietch', sector: sector(4) },
  { territory: 'sietch-tabr', sector: sector(13) },
];

/** One faction alone is in four strongholds when the end of the turn begins; `null` if no faction can predict. */
function aboutToWin(factions: readonly FactionId[], random: Random): readonly Move[] | null {
  const others = factions.filter((faction) => faction !== 'bene-gesserit');
  if (others.length === factions.length) return null;
  const holder = pickRandom(others, random);
  const facts: readonly PublicFact[] = [
    ...HELD.flatMap((place) =>
      factions.map((faction): PublicFact => ({
        kind: 'forces',
        faction,
        ...place,
        count: faction === holder ? 2 : 0,
        special: 0,
      })),
    ),
    { kind: 'phase', phase: 'collection' },
  ];
  return [
    ...facts.map((fact): Move => ({ by: 'moderator', command: { type: 'CorrectFact', fact } })),
    { by: 'moderator', command: { type: 'NextPhase', to: 'mentat-pause' } },
  ];
}
