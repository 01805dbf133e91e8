/**
 * Facts of the board that a moderator may plausibly correct during play, one of every kind. A fact that does not fit
 * the position is refused.
 */
import {
  arrakis,
  CARD_PILES,
  NO_FORCES,
  onlyMercenaries,
  partsOf,
  PHASES,
  plus,
  sector,
  TREACHERY_TITLES,
  type FactionId,
  type GameState,
  type LeaderId,
  type PublicFact,
  type Random,
  type TerritoryId,
} from '#engine';
import { mercenaryLeaderOf } from '#lib/model/mercenaries.ts';
import { chance, pickRandom, some } from './random-choice.ts';
import { randomForces } from './random-forces.ts';

type Kind = PublicFact['kind'];
type Telling<K extends Kind> = (state: GameState, random: Random) => Extract<PublicFact, { readonly kind: K }>;

export const randomFact = (state: GameState, random: Random): PublicFact =>
  pickRandom(Object.values(FACTS), random)(state, random);

/** Territories with a spice card, and a territory without a spice card. */
const SPICE_SPACES: readonly TerritoryId[] = [...arrakis.spiceBlows.map(({ territory }) => territory), 'meridian'];

const FACTS: { readonly [K in Kind]: Telling<K> } = {
  turn: (_state, random) => ({ kind: 'turn', turn: 1 + random(10) }),
  phase: (_state, random) => ({ kind: 'phase', phase: pickRandom(PHASES, random) }),
  'first-player': (state, random) => ({ kind: 'first-player', faction: aFaction(state, random) }),
  'storm-card': (_state, random) => ({ kind: 'storm-card', lies: chance(70, random) }),
  storm: (_state, random) => ({ kind: 'storm', sector: sector(1 + random(18)) }),
  'shield-wall': (_state, random) => ({ kind: 'shield-wall', stands: chance(70, random) }),
  'last-wheels': (state, random) => {
    const [one, two] = some(theirs(state), 2, random);
    return one === undefined || two === undefined || chance(20, random)
      ? { kind: 'last-wheels', one: null, two: null }
      : { kind: 'last-wheels', one, two };
  },
  forces: (state, random) => {
    const faction = aFaction(state, random);
    const part = pickRandom(partsOf(aTerritory(state, random)), random);
    const own = randomForces(faction, state.choices, random(8), random);
    // Sometimes mercenaries are among the forces.
    const hired = chance(10, random) ? onlyMercenaries(1 + random(5)) : NO_FORCES;
    return { kind: 'forces', faction, ...part, ...plus(own, hired) };
  },
  tanks: (state, random) => {
    const faction = aFaction(state, random);
    return { kind: 'tanks', faction, ...randomForces(faction, state.choices, random(8), random) };
  },
  mercenaries: (state, random) => ({
    kind: 'mercenaries',
    faction: aFaction(state, random),
    count: random(6),
  }),
  'mercenary-leader': (state, random) => ({
    kind: 'mercenary-leader',
    leader: chance(40, random)
      ? null
      : mercenaryLeaderOf(aFaction(state, random), chance(70, random) ? 3 : 1 + random(10)),
  }),
  side: (state, random) => ({
    kind: 'side',
    faction: chance(80, random) ? 'bene-gesserit' : aFaction(state, random),
    territory: aTerritory(state, random),
    side: chance(50, random) ? 'fighters' : 'advisors',
  }),
  'spice-on-board': (state, random) => ({
    kind: 'spice-on-board',
    amount: random(12),
    ...pickRandom(partsOf(aTerritory(state, random)), random),
  }),
  'spice-in-front': (state, random) => ({
    kind: 'spice-in-front',
    faction: aFaction(state, random),
    amount: random(8),
  }),
  'spice-pile': (_state, random) => ({
    kind: 'spice-pile',
    pile: random(2),
    top: chance(20, random) ? null : pickRandom(SPICE_SPACES, random),
  }),
  'harvest-manager': (state, random) => ({ kind: 'harvest-manager', manager: aFaction(state, random) }),
  'harvest-number': (_state, random) => ({ kind: 'harvest-number', harvest: random(6) }),
  'kept-office': (state, random) => ({
    kind: 'kept-office',
    faction: aFaction(state, random),
    kept: chance(50, random),
  }),
  'access-buyer': (state, random) => ({
    kind: 'access-buyer',
    sale: 1 + random(12),
    buyer: aFaction(state, random),
  }),
  'duel-place': (state, random) => ({
    kind: 'duel-place',
    faction: aFaction(state, random),
    at: `sector-${1 + random(3)}-${1 + random(5)}`,
  }),
  'duel-worth': (state, random) => ({ kind: 'duel-worth', faction: aFaction(state, random), worth: 1 + random(9) }),
  'duel-backing': (state, random) => ({ kind: 'duel-backing', faction: aFaction(state, random), amount: random(9) }),
  'duel-block': (_state, random) => ({
    kind: 'duel-block',
    border: `border-${1 + random(3)}-${1 + random(5)}`,
    lies: chance(60, random),
  }),
  'worms-come': (_state, random) => ({ kind: 'worms-come', count: random(6) }),
  leader: (state, random) =>
    chance(60, random)
      ? { kind: 'leader', leader: aLeader(state, random), where: 'ready', deaths: pickRandom([0, 1], random) }
      : { kind: 'leader', leader: aLeader(state, random), where: 'tanks', deaths: pickRandom([1, 2], random) },
  'leader-fought': (state, random) => ({
    kind: 'leader-fought',
    leader: aLeader(state, random),
    territory: chance(40, random) ? null : aTerritory(state, random),
  }),
  'leader-deaths': (state, random) => ({
    kind: 'leader-deaths',
    leader: aLeader(state, random),
    deaths: pickRandom([0, 1, 2], random),
  }),
  'leader-resting': (state, random) => ({
    kind: 'leader-resting',
    leader: aLeader(state, random),
    rests: chance(50, random),
  }),
  'restricted-territory': (state, random) => ({
    kind: 'restricted-territory',
    when: chance(60, random) ? 'this-turn' : 'last-turn',
    territory: chance(30, random) ? null : aTerritory(state, random),
  }),
  'ambush-hold': (state, random) => ({
    kind: 'ambush-hold',
    faction: aFaction(state, random),
    when: chance(60, random) ? 'this-turn' : 'next-turn',
    hold: chance(30, random) ? null : chance(50, random) ? 'shipping' : 'moving',
  }),
  trap: (state, random) => ({ kind: 'trap', territory: aTerritory(state, random), lies: chance(20, random) }),
  'held-faction': (state, random) => ({
    kind: 'held-faction',
    when: chance(60, random) ? 'this-turn' : 'last-turn',
    moment: chance(60, random) ? 'movement' : 'battle',
    faction: chance(30, random) ? null : aFaction(state, random),
  }),
  controlled: (state, random) => ({
    kind: 'controlled',
    territory: aTerritory(state, random),
    controlled: chance(70, random),
  }),
  'came-back': (state, random) => ({
    kind: 'came-back',
    leader: aLeader(state, random),
    cameBack: chance(70, random),
  }),
  'dead-traitor': (state, random) => ({
    kind: 'dead-traitor',
    leader: aLeader(state, random),
    inPay: chance(70, random),
  }),
  silenced: (state, random) => ({ kind: 'silenced', faction: aFaction(state, random), silenced: chance(50, random) }),
  'leader-drugged': (state, random) => ({
    kind: 'leader-drugged',
    leader: pickRandom(state.leaders, random).leader,
    lost: random(4),
  }),
  poison: (state, random) => {
    const by = chance(70, random) ? aFaction(state, random) : null;
    return { kind: 'poison', faction: aFaction(state, random), by, amount: by === null ? 0 : 1 + random(4) };
  },
  poisoning: (state, random) => ({
    kind: 'poisoning',
    faction: aFaction(state, random),
    by: chance(40, random) ? null : aFaction(state, random),
  }),
  'poison-debt': (state, random) => ({
    kind: 'poison-debt',
    faction: aFaction(state, random),
    to: aFaction(state, random),
    amount: random(6),
  }),
  'special-karama': (state, random) => ({
    kind: 'special-karama',
    faction: aFaction(state, random),
    used: chance(50, random),
  }),
  'kwisatz-haderach': (state, random) => ({
    kind: 'kwisatz-haderach',
    where: chance(80, random) ? 'ready' : 'tanks',
    usedIn: chance(70, random) ? null : aTerritory(state, random),
  }),
  alliance: (state, random) => ({ kind: 'alliance', members: some(theirs(state), 1 + random(3), random) }),
  pile: (_state, random) => ({
    kind: 'pile',
    pile: pickRandom(CARD_PILES, random),
    cards: some(TREACHERY_TITLES, random(6), random),
  }),
};

const theirs = (state: GameState): readonly FactionId[] => state.factions.map(({ faction }) => faction);
const aFaction = (state: GameState, random: Random): FactionId => pickRandom(theirs(state), random);
const aLeader = (state: GameState, random: Random): LeaderId => pickRandom(state.leaders, random).leader;

/** A territory with forces, if there is one. */
const aTerritory = ({ forces }: GameState, random: Random): TerritoryId =>
  forces.length === 0 ? 'arrakeen' : pickRandom(forces, random).territory;
