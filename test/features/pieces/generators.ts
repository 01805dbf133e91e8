/** Random declarations of this feature's secrets, and different declarations at two paired tables. */

import {
  leadersOf,
  currentSecret,
  TREACHERY_TITLES,
  type FactionId,
  type LeaderId,
  type DeclaredSecret,
  type OwnFactOf,
  type Random,
} from '#engine';
import { spiceBid } from '#lib/features/bidding/api.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { chance, pickRandom, some } from '../../support/random-choice.ts';
import type { SecretAlternatives, DeclarationGenerators } from '../../support/feature.ts';
import { asDealt, isInDeckBeside, randomCard, randomHand } from '../../support/random-cards.ts';
import { seatView, stateOf, tableView, type Table } from '../../support/table.ts';
import type { Both } from '../../support/declaration-generator.ts';
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { told } from '../../support/paired-tables/ways-to-diverge.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { randomForces } from '../../support/random-forces.ts';

type Card = OwnFactOf<'hand'>['cards'][number];

export const declarationGenerators: DeclarationGenerators<'pieces'> = {
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
};

function randomTraitors(faction: FactionId, factions: readonly FactionId[], random: Random): readonly LeaderId[] {
  const theirs = factions.filter((other) => other !== faction).flatMap(leadersOf);
  return some(theirs, faction === 'harkonnen' ? random(5) : random(2), random);
}

export const secretAlternatives: SecretAlternatives<'pieces'> = {
  // A declaration below the own highest bid makes the bid void for all to see.
  spice: (table, owner, random) => [
    { kind: 'spice', spice: spiceBid(stateOf(table), owner) + random(20) },
    { kind: 'spice', spice: chance(25, random) ? 'uncounted' : spiceBid(stateOf(table), owner) + 20 + random(20) },
  ],
  hand: (table, owner, random) => {
    const cards = handOf(table, owner);
    if (cards.length === 0) return null;
    const at = random(cards.length);
    const [here, there] = some(othersThan(table, cards, at), 2, random);
    return [
      { kind: 'hand', cards: withCard(cards, at, here) },
      { kind: 'hand', cards: withCard(cards, at, there) },
    ];
  },
  traitors: (table, owner, random) => {
    const now = currentSecret(stateOf(table), owner, 'traitors');
    if (now?.kind !== 'traitors') return null;
    const theirs = tableView(table).leaders.map(({ leader }) => leader);
    return [now, { kind: 'traitors', leaders: chance(30, random) ? 'unknown' : [pickRandom(theirs, random)] }];
  },
};

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  traitors: { choices: withComponents({ traitors: 'cardboard' }) },
  hand: { choices: withComponents({ treachery: 'cardboard' }) },
  /** The number of cards in a hand. */
  count: {
    choices: withComponents({ treachery: 'cardboard' }),
    parts: (table, owner, random) =>
      told(table, owner, countedOtherwise(table, owner, seatView(table, owner).mine.handLimit, random)),
  },
} satisfies Twinned;

function handOf(table: Table, owner: FactionId): OwnFactOf<'hand'>['cards'] {
  const now = currentSecret(stateOf(table), owner, 'hand');
  return now?.kind === 'hand' ? now.cards : [];
}

/**
 * Returns every other value that an owner could declare for a card. If an owner declares an unchanged hand, nothing
 * changes, and all seats can tell.
 */
const othersThan = (table: Table, cards: readonly Card[], at: number): readonly Card[] =>
  [...TREACHERY_TITLES, 'unknown' as const].filter(
    (other) =>
      other !== cards[at] &&
      isInDeckBeside(other, cards.toSpliced(at, 1), assemble(stateOf(table).choices).rules.treacheryDeck),
  );

const withCard = (cards: readonly Card[], at: number, other: Card | undefined): readonly Card[] =>
  cards.map((card, index) => (index === at ? (other ?? card) : card));

/** Declares a hand of one size at one table and of another size at the other. Both sizes are new. */
function countedOtherwise(table: Table, owner: FactionId, limit: number, random: Random): Both<DeclaredSecret> {
  const cards = handOf(table, owner);
  if (cards.length === 0) {
    const card = randomCard(random);
    return [
      { kind: 'hand', cards: [card] },
      { kind: 'hand', cards: asDealt([card, randomCard(random)]) },
    ];
  }
  const fewer = cards.length >= limit || chance(50, random);
  const [other] = some(othersThan(table, cards, 0), 1, random);
  return [
    { kind: 'hand', cards: withCard(cards, 0, other) },
    { kind: 'hand', cards: fewer ? cards.slice(1) : asDealt([...cards, randomCard(random)]) },
  ];
}

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => {
    const { forces, choices } = stateOf(table);
    const stack = forces.length === 0 ? null : pickRandom(forces, random);
    if (stack === null) return byModerator({ type: 'CorrectFact', fact: { kind: 'turn', turn: 1 + random(10) } });
    const { territory, sector } = stack;
    const faction = randomFaction(table, random);
    const some = randomForces(faction, choices, random(8), random);
    return byModerator({ type: 'CorrectFact', fact: { kind: 'forces', faction, territory, sector, ...some } });
  },
  (table, random) => {
    const { leader } = pickRandom(stateOf(table).leaders, random);
    return byModerator({
      type: 'CorrectFact',
      fact: chance(60, random)
        ? { kind: 'leader', leader, where: 'ready', deaths: pickRandom([0, 1], random) }
        : { kind: 'leader', leader, where: 'tanks', deaths: pickRandom([1, 2], random) },
    });
  },
];
