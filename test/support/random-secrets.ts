/** What owners tell of their own secrets before they fight. */
import {
  leadersOf,
  shuffled,
  TREACHERY_TITLES,
  type FactionId,
  type LeaderId,
  type OwnFact,
  type Random,
  type TableChoices,
  type TreacheryTitle,
  type Want,
} from '../../lib/engine.ts';
import { chance, pick, some, type Move } from './chances.ts';

export function randomSecrets(
  faction: FactionId,
  factions: readonly FactionId[],
  { components }: TableChoices,
  random: Random,
): readonly Move[] {
  const enter = (fact: Extract<Want, { readonly type: 'EnterOwn' }>['fact']): Move => ({
    by: faction,
    want: { type: 'EnterOwn', fact },
  });
  return [
    ...(chance(70, random) ? [enter({ kind: 'spice', spice: random(20) })] : []),
    components.treachery === 'app'
      ? { by: 'moderator' as const, want: { type: 'DealCards' as const, faction, count: 1 + random(handOf(faction)) } }
      : enter({ kind: 'hand', cards: randomHand(faction, random) }),
    ...(components.traitors === 'cardboard' && chance(70, random)
      ? [enter({ kind: 'traitors', leaders: randomTraitors(faction, factions, random) })]
      : []),
    ...(faction === 'harkonnen' && chance(40, random) ? [enter(randomCaptives(factions, random))] : []),
    ...(faction === 'atreides' && chance(75, random) ? [enter(randomLosses(random))] : []),
    ...(faction === 'bene-gesserit' && chance(60, random) ? [enter(randomPrediction(faction, factions, random))] : []),
  ];
}

/** More often than not enough for the Kwisatz Haderach. */
const randomLosses = (random: Random): OwnFact => ({ kind: 'battle-losses', losses: random(7) + 7 * random(2) });

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

export function randomTraitors(
  faction: FactionId,
  factions: readonly FactionId[],
  random: Random,
): readonly LeaderId[] {
  const theirs = factions.filter((other) => other !== faction).flatMap(leadersOf);
  return some(theirs, faction === 'harkonnen' ? random(5) : random(2), random);
}

/** Some of it is refused: the openly dead cannot be captive, and only the advanced game knows captives. */
export function randomCaptives(factions: readonly FactionId[], random: Random): OwnFact {
  const theirs = shuffled(factions.filter((other) => other !== 'harkonnen').flatMap(leadersOf), random);
  const held = random(3);
  return { kind: 'captives', held: theirs.slice(0, held), faceDown: theirs.slice(held, held + random(2)) };
}

export const randomPrediction = (by: FactionId, factions: readonly FactionId[], random: Random): OwnFact => {
  const others = factions.filter((other) => other !== by);
  const prediction = chance(15, random) ? 'untold' : { faction: pick(others, random), turn: 1 + random(10) };
  return { kind: 'prediction', prediction };
};
