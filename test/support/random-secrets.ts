/** What owners tell of their own secrets before they fight. */
import {
  leadersOf,
  OWN_MATTERS,
  shuffled,
  TREACHERY_TITLES,
  type FactionId,
  type LeaderId,
  type OwnFact,
  type OwnFactOf,
  type OwnMatter,
  type Random,
  type TableChoices,
  type TreacheryTitle,
} from '../../lib/engine.ts';
import { chance, pick, some, type Move } from './chances.ts';

export const randomSecrets = (
  faction: FactionId,
  factions: readonly FactionId[],
  choices: TableChoices,
  random: Random,
): readonly Move[] =>
  OWN_MATTERS.flatMap((matter): readonly Move[] => {
    const { likely, by } = TELLINGS[matter];
    if ((by !== undefined && by !== faction) || !chance(likely, random)) return [];
    const dealt = dealtInstead(matter, faction, choices, random);
    return (
      dealt ?? [{ by: faction, want: { type: 'EnterOwn', fact: randomTelling(matter, faction, factions, random) } }]
    );
  });

/** What somebody may well say of a secret of this kind; some of it is refused. */
export const randomTelling = (
  matter: OwnMatter,
  faction: FactionId,
  factions: readonly FactionId[],
  random: Random,
): OwnFact => TELLINGS[matter].told(faction, factions, random);

interface Telling<Matter extends OwnMatter> {
  /** In how many of a hundred games it is told before a fight. */
  readonly likely: number;
  /** Who alone ever has one; left out where everybody has. */
  readonly by?: FactionId;
  readonly told: (faction: FactionId, factions: readonly FactionId[], random: Random) => OwnFactOf<Matter>;
}

/** How each secret of the engine's table is told; one without an entry does not compile. */
const TELLINGS: { readonly [Matter in OwnMatter]: Telling<Matter> } = {
  spice: {
    likely: 70,
    told: (_faction, _factions, random) => ({ kind: 'spice', spice: chance(10, random) ? 'uncounted' : random(25) }),
  },
  hand: {
    likely: 100,
    told: (faction, _factions, random) => ({ kind: 'hand', cards: randomHand(faction, random) }),
  },
  traitors: {
    likely: 70,
    told: (faction, factions, random) => ({ kind: 'traitors', leaders: randomTraitors(faction, factions, random) }),
  },
  prediction: { likely: 60, by: 'bene-gesserit', told: randomPrediction },
  // Before a fight none lies there yet, and it is refused.
  'storm-card': {
    likely: 10,
    by: 'fremen',
    told: (_faction, _factions, random) => ({
      kind: 'storm-card',
      card: chance(20, random) ? 'untold' : 1 + random(6),
    }),
  },
  // More often than not enough for the Kwisatz Haderach.
  'battle-losses': {
    likely: 75,
    by: 'atreides',
    told: (_faction, _factions, random) => ({ kind: 'battle-losses', losses: random(7) + 7 * random(2) }),
  },
  captives: { likely: 40, by: 'harkonnen', told: randomCaptives },
};

/** Where Mentat keeps the cards, nobody tells them: hands are dealt, and traitors were. */
function dealtInstead(
  matter: OwnMatter,
  faction: FactionId,
  { components }: TableChoices,
  random: Random,
): readonly Move[] | null {
  if (matter === 'traitors' && components.traitors === 'app') return [];
  if (matter !== 'hand' || components.treachery === 'cardboard') return null;
  return [{ by: 'moderator', want: { type: 'DealCards', faction, count: 1 + random(handOf(faction)) } }];
}

/** Cards that matter in battle come up more often than a shuffled deck would deal them. */
const LIKELY: readonly TreacheryTitle[] = [
  'karama',
  'lasgun',
  'lasgun',
  'shield',
  'shield',
  'snooper',
  'crysknife',
  'chaumas',
  'cheap-hero',
  'baliset',
  'weather-control',
  'family-atomics',
  'tleilaxu-ghola',
];

export const randomCard = (random: Random): TreacheryTitle =>
  chance(70, random) ? pick(LIKELY, random) : pick(TREACHERY_TITLES, random);

/** Up to four cards, or up to eight for Harkonnen; now and then one that its owner has not named. */
export const randomHand = (faction: FactionId, random: Random): readonly (TreacheryTitle | 'unknown')[] =>
  Array.from({ length: random(handOf(faction) + 1) }, () => (chance(20, random) ? 'unknown' : randomCard(random)));

export const handOf = (faction: FactionId): number => (faction === 'harkonnen' ? 8 : 4);

function randomTraitors(faction: FactionId, factions: readonly FactionId[], random: Random): readonly LeaderId[] {
  const theirs = factions.filter((other) => other !== faction).flatMap(leadersOf);
  return some(theirs, faction === 'harkonnen' ? random(5) : random(2), random);
}

/** Some of it is refused: the openly dead cannot be captive, and only the advanced game knows captives. */
function randomCaptives(captor: FactionId, factions: readonly FactionId[], random: Random): OwnFactOf<'captives'> {
  const theirs = shuffled(factions.filter((other) => other !== captor).flatMap(leadersOf), random);
  const held = random(3);
  return { kind: 'captives', held: theirs.slice(0, held), faceDown: theirs.slice(held, held + random(2)) };
}

function randomPrediction(by: FactionId, factions: readonly FactionId[], random: Random): OwnFactOf<'prediction'> {
  const others = factions.filter((other) => other !== by);
  const prediction = chance(15, random) ? 'untold' : { faction: pick(others, random), turn: 1 + random(10) };
  return { kind: 'prediction', prediction };
}
