/** The position from which a scenario starts, and the facts a moderator sets later: the same vocabulary. */
import {
  PHASES,
  PLAYER_CIRCLES,
  type Actor,
  type FactionId,
  type ForcesSide,
  type OwnFact,
  type PlayerCircle,
  type Prediction,
  type PublicFact,
  type Seating,
  type Want,
} from '../../../lib/engine.ts';
import { must } from '../../../lib/core/assert-never.ts';
import { card, cardOrUnknown, faction, keyNode, leader, place, stormSector, territory, troops } from './names.ts';
import { entries, fields, items, listOf, number, oneOf, wrong, type Node } from './node.ts';

export interface Order {
  readonly by: Actor;
  readonly want: Want;
}

/** Public facts: what each key of a position says, as the moderator enters it. */
const PUBLIC_KEYS: Readonly<Record<string, (node: Node) => readonly PublicFact[]>> = {
  turn: (node) => [{ kind: 'turn', turn: number(node) }],
  phase: (node) => [{ kind: 'phase', phase: oneOf(node, PHASES, 'phase') }],
  first: (node) => [{ kind: 'first-player', faction: faction(node) }],
  storm: (node) => [{ kind: 'storm', sector: stormSector(node) }],
  'shield-wall': (node) => [
    { kind: 'shield-wall', stands: oneOf(node, ['standing', 'destroyed'], 'state of the wall') === 'standing' },
  ],
  'storm-card': (node) => [
    { kind: 'storm-card', lies: oneOf(node, ['face-down', 'none'], 'storm card') === 'face-down' },
  ],
  'last-wheels': (node) => {
    const [one, two, ...more] = listOf(node, faction);
    if (more.length > 0) wrong(node, 'two factions use the wheels');
    return [{ kind: 'last-wheels', one: one ?? null, two: two ?? null }];
  },
  forces: (node) =>
    entries(node).flatMap(([where, here]) =>
      entries(here).map(([who, number]): PublicFact => {
        const part = place(keyNode(here, where));
        return { kind: 'forces', faction: faction(keyNode(number, who)), ...troops(number), ...part };
      }),
    ),
  tanks: (node) =>
    entries(node).map(([who, number]) => ({
      kind: 'tanks',
      faction: faction(keyNode(number, who)),
      ...troops(number),
    })),
  advisors: (node) => sides(node, 'advisors'),
  fighters: (node) => sides(node, 'fighters'),
  'spice-on-board': (node) =>
    entries(node).map(([where, amount]) => ({
      kind: 'spice-on-board',
      amount: number(amount),
      ...place(keyNode(amount, where)),
    })),
  discards: (node) => [{ kind: 'pile', pile: 'discarded', cards: listOf(node, card) }],
  removed: (node) => [{ kind: 'pile', pile: 'removed', cards: listOf(node, card) }],
  dead: (node) => listOf(node, leader).map((who) => ({ kind: 'leader', leader: who, where: 'tanks', deaths: 1 })),
  alive: (node) => listOf(node, leader).map((who) => ({ kind: 'leader', leader: who, where: 'ready', deaths: 0 })),
  died: (node) =>
    entries(node).map(([who, times]) => ({
      kind: 'leader-deaths',
      leader: leader(keyNode(times, who)),
      deaths: deathsTold(times),
    })),
  resting: (node) => listOf(node, leader).map((who) => ({ kind: 'leader-resting', leader: who, rests: true })),
  'not-resting': (node) => listOf(node, leader).map((who) => ({ kind: 'leader-resting', leader: who, rests: false })),
  'karama-used': (node) => listOf(node, faction).map((who) => ({ kind: 'special-karama', faction: who, used: true })),
  'karama-unused': (node) =>
    listOf(node, faction).map((who) => ({ kind: 'special-karama', faction: who, used: false })),
  fought: (node) =>
    entries(node).map(([who, where]) => ({
      kind: 'leader-fought',
      leader: leader(keyNode(where, who)),
      territory: where.value === 'nowhere' ? null : territory(where),
    })),
  allies: (node) =>
    items(node).map((together): PublicFact => {
      const members = listOf(together, faction);
      return members.length > 1
        ? { kind: 'alliance', members }
        : wrong(together, 'an alliance has two members or more');
    }),
  'kwisatz-haderach': (node) => [messiahStands(node)],
  unallied: (node) => listOf(node, faction).map((who) => ({ kind: 'alliance', members: [who] })),
};

const TIMES = ['never', 'once', 'twice'] as const;

/** How often somebody died, in a word. */
export const deathsTold = (node: Node): 0 | 1 | 2 => {
  const deaths = TIMES.indexOf(oneOf(node, TIMES, 'number of deaths'));
  return deaths === 0 || deaths === 1 ? deaths : 2;
};

/** `tanks`, `ready`, or the territory where it was used this phase. */
function messiahStands(node: Node): PublicFact {
  const where = node.value === 'tanks' ? 'tanks' : 'ready';
  const isPlace = node.value !== 'tanks' && node.value !== 'ready';
  return { kind: 'kwisatz-haderach', where, usedIn: isPlace ? territory(node) : null };
}

/** `{ bene-gesserit: [arrakeen] }`: all their forces there show this side. */
const sides = (node: Node, side: ForcesSide): readonly PublicFact[] =>
  entries(node).flatMap(([who, where]) =>
    listOf(where, territory).map((there): PublicFact => ({
      kind: 'side',
      faction: faction(keyNode(where, who)),
      territory: there,
      side,
    })),
  );

export const CAPTIVE_WORDS = ['held', 'face-down'] as const;

/** Secrets: what each key of a position says of one faction, as its own seat enters it. */
export const OWN_KEYS: Readonly<Record<string, (node: Node) => OwnFact>> = {
  spice: (node) => ({ kind: 'spice', spice: node.value === 'uncounted' ? 'uncounted' : number(node) }),
  hand: (node) => ({ kind: 'hand', cards: listOf(node, cardOrUnknown) }),
  traitors: (node) => ({
    kind: 'traitors',
    leaders: node.value === 'unknown' ? 'unknown' : listOf(node, leader),
  }),
  'storm-card': (node) => ({ kind: 'storm-card', card: node.value === 'untold' ? 'untold' : number(node) }),
  prediction: (node) => ({ kind: 'prediction', prediction: predictionTold(node) }),
  captives: (node) => {
    const { held, 'face-down': faceDown } = fields(node, CAPTIVE_WORDS);
    return {
      kind: 'captives',
      held: held === undefined ? [] : listOf(held, leader),
      faceDown: faceDown === undefined ? [] : listOf(faceDown, leader),
    };
  },
  'battle-losses': (node) => ({ kind: 'battle-losses', losses: number(node) }),
};

/** `{ harkonnen: 5 }`: Harkonnen wins in turn 5; or `untold`. */
export function predictionTold(node: Node): Prediction | 'untold' {
  if (node.value === 'untold') return node.value;
  const [told, ...more] = entries(node);
  if (told === undefined || more.length > 0) wrong(node, 'a prediction names one faction and one turn');
  return { faction: faction(keyNode(told[1], told[0])), turn: number(told[1]) };
}

/** In a position the secrets stand by faction. */
const SECRET_KEYS = {
  spice: 'spice',
  hands: 'hand',
  traitors: 'traitors',
  predictions: 'prediction',
  'storm-cards': 'storm-card',
  'battle-losses': 'battle-losses',
  captives: 'captives',
} as const;

export const GIVEN_KEYS: readonly string[] = ['factions', ...Object.keys(PUBLIC_KEYS), ...Object.keys(SECRET_KEYS)];

/** Seats from a list, to the right from circle 0, or from a mapping of faction to circle. */
export function seatingOf(node: Node): readonly Seating[] {
  if (Array.isArray(node.value)) {
    return listOf(node, faction).map((who, at) => ({ faction: who, circle: must(PLAYER_CIRCLES[at], 'a circle') }));
  }
  return entries(node).map(([who, where]) => ({
    faction: faction(keyNode(where, who)),
    circle: must(
      PLAYER_CIRCLES.find((circle): circle is PlayerCircle => circle === where.value),
      `circle ${String(where.value)}`,
    ),
  }));
}

/** Who enters what, so that the position stands as it is told. */
export function entered(node: Node): readonly Order[] {
  return entries(node).flatMap(([key, inner]) => {
    if (key === 'factions') return [];
    const ownKey = Object.hasOwn(SECRET_KEYS, key) ? SECRET_KEYS[key as keyof typeof SECRET_KEYS] : null;
    if (ownKey !== null) return secretsEntered(ownKey, inner);
    return factsOf(keyNode(node, key), inner).map((fact) => moderatorSets(fact));
  });
}

export function factsOf(key: Node, inner: Node): readonly PublicFact[] {
  return must(PUBLIC_KEYS[oneOf(key, Object.keys(PUBLIC_KEYS), 'key of a position')], 'a fact')(inner);
}

const moderatorSets = (fact: PublicFact): Order => ({ by: 'moderator', want: { type: 'CorrectFact', fact } });

const ownerEnters = (by: FactionId, fact: OwnFact): Order => ({ by, want: { type: 'EnterOwn', fact } });

function secretsEntered(key: string, node: Node): readonly Order[] {
  const read = must(OWN_KEYS[key], key);
  return entries(node).map(([who, value]) => ownerEnters(faction(keyNode(value, who)), read(value)));
}
