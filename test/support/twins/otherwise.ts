/** How an owner tells a secret of each kind at one of two tables, and how otherwise at the other. */
import {
  LEADERS,
  secretNow,
  shuffled,
  type FactionId,
  type LeaderId,
  type OwnFact,
  type OwnFactOf,
  type OwnMatter,
  type Random,
} from '../../../lib/engine.ts';
import { chance, pick } from '../chances.ts';
import { randomCard } from '../random-secrets.ts';
import { factionsOf, stateOf, tableView, type Table } from '../table.ts';

type Both<Fact> = readonly [one: Fact, other: Fact];
type Otherwise<Matter extends OwnMatter> = (
  table: Table,
  owner: FactionId,
  random: Random,
) => Both<OwnFactOf<Matter>> | null;

/** The same secret in two ways, of which one may well be refused; `null` where there is no other way. */
export const toldOtherwise = (
  matter: OwnMatter,
  table: Table,
  owner: FactionId,
  random: Random,
): Both<OwnFact> | null => OTHERWISE[matter](table, owner, random);

/** Who else knows a secret that differs between two tables, by the engine's own table of secrets. */
export const knowingBoth = (one: Table, two: Table, matter: OwnMatter): readonly FactionId[] =>
  factionsOf(one).filter((faction) => {
    const [here, there] = [one, two].map((table) => JSON.stringify(secretNow(stateOf(table), faction, matter)));
    return here !== there;
  });

/** Another number of cards than the owner holds. */
export function countedOtherwise(table: Table, owner: FactionId, limit: number, random: Random): Both<OwnFact> {
  const cards = handOf(table, owner);
  const fewer = cards.length > 0 && (cards.length >= limit || chance(50, random));
  const others = fewer ? cards.slice(1) : [...cards, randomCard(random)];
  return [
    { kind: 'hand', cards },
    { kind: 'hand', cards: others },
  ];
}

/** Another leader of the same faction lies face down. */
export const otherFaceDown = (table: Table, owner: FactionId, random: Random): Both<OwnFact> | null =>
  captured(table, owner, random, (leader) => ({ kind: 'captives', held: [], faceDown: [leader] }));

/** A secret of the engine without an entry does not compile. */
const OTHERWISE: { readonly [Matter in OwnMatter]: Otherwise<Matter> } = {
  spice: (_table, _owner, random) => [
    { kind: 'spice', spice: random(20) },
    { kind: 'spice', spice: chance(25, random) ? 'uncounted' : 20 + random(20) },
  ],
  hand: (table, owner, random) => {
    const cards = handOf(table, owner);
    if (cards.length === 0) return null;
    const at = random(cards.length);
    const other = chance(30, random) ? 'unknown' : randomCard(random);
    return [
      { kind: 'hand', cards },
      { kind: 'hand', cards: cards.map((card, index) => (index === at ? other : card)) },
    ];
  },
  traitors: (table, owner, random) => {
    const told = secretNow(stateOf(table), owner, 'traitors');
    if (told?.kind !== 'traitors') return null;
    const theirs = tableView(table).leaders.map(({ leader }) => leader);
    return [told, { kind: 'traitors', leaders: chance(30, random) ? 'unknown' : [pick(theirs, random)] }];
  },
  prediction: (table, owner, random) => {
    const told = secretNow(stateOf(table), owner, 'prediction');
    if (told?.kind !== 'prediction') return null;
    const others = factionsOf(table).filter((other) => other !== owner);
    const prediction = chance(25, random) ? 'untold' : { faction: pick(others, random), turn: 1 + random(10) };
    return [told, { kind: 'prediction', prediction }];
  },
  'storm-card': (_table, _owner, random) => {
    const one = 1 + random(6);
    const other = 1 + ((one + random(5)) % 6);
    return [
      { kind: 'storm-card', card: one },
      { kind: 'storm-card', card: chance(25, random) ? 'untold' : other },
    ];
  },
  'battle-losses': (_table, _owner, random) => [
    { kind: 'battle-losses', losses: random(7) },
    { kind: 'battle-losses', losses: 7 + random(7) },
  ],
  captives: (table, owner, random) =>
    captured(table, owner, random, (leader) => ({ kind: 'captives', held: [leader], faceDown: [] })),
};

function handOf(table: Table, owner: FactionId): OwnFactOf<'hand'>['cards'] {
  const told = secretNow(stateOf(table), owner, 'hand');
  return told?.kind === 'hand' ? told.cards : [];
}

/** Two leaders of one faction, so that nobody else learns which of them it is. */
function captured(
  table: Table,
  owner: FactionId,
  random: Random,
  told: (leader: LeaderId) => OwnFactOf<'captives'>,
): Both<OwnFactOf<'captives'>> | null {
  const free = tableView(table).leaders.filter(
    ({ leader, where, foughtIn }) => LEADERS[leader].faction !== owner && where !== 'tanks' && foughtIn === null,
  );
  const [one] = shuffled(free, random);
  const other = free.find(
    ({ leader }) =>
      one !== undefined && leader !== one.leader && LEADERS[leader].faction === LEADERS[one.leader].faction,
  );
  return one === undefined || other === undefined ? null : [told(one.leader), told(other.leader)];
}
