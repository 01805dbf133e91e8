/** Any command at all: well formed, as the server's edge lets it through, and otherwise as foolish as can be. */
import {
  ALL_PARTS,
  CARD_PILES,
  EDITIONS,
  FACTIONS,
  LAYERS,
  LEADER_IDS,
  OPTIONS,
  OWN_MATTERS,
  PHASES,
  TERRITORIES,
  TREACHERY_TITLES,
  type Actor,
  type OwnFact,
  type Place,
  type PublicFact,
  type Random,
  type Sector,
  type Want,
  type WantType,
} from '../../lib/engine.ts';
import { DEFAULT_CHOICES, type Table } from './table.ts';
import { chance, pick, randomHand, some, type Move } from './random-position.ts';
import { openPrompts } from './random-play.ts';

const ACTORS: readonly Actor[] = ['moderator', 'moderator', 'moderator', 'clock', ...FACTIONS];

export const randomCommand = (table: Table, random: Random): Move => ({
  by: pick(ACTORS, random),
  want: WANTS[pick(Object.keys(WANTS) as readonly WantType[], random)](table, random),
});

const WANTS: { readonly [Type in WantType]: (table: Table, random: Random) => Extract<Want, { readonly type: Type }> } =
  {
    OpenTable: (_table, random) => ({
      type: 'OpenTable',
      choices: {
        ...DEFAULT_CHOICES,
        edition: pick(EDITIONS, random),
        layer: pick(LAYERS, random),
        options: some(OPTIONS, random(3), random),
        windowTime: anyNumber(random),
      },
      seating: Array.from({ length: random(8) }, () => ({
        faction: pick(FACTIONS, random),
        circle: pick([0, 1, 2, 3, 4, 5], random),
      })),
    }),
    Answer: (table, random) => ({ type: 'Answer', prompt: anyPrompt(table, random), value: anyValue(random) }),
    AnswerByDefault: (table, random) => ({ type: 'AnswerByDefault', prompt: anyPrompt(table, random) }),
    Withdraw: (table, random) => ({ type: 'Withdraw', prompt: anyPrompt(table, random) }),
    ProposeNoLeader: (_table, random) => ({ type: 'ProposeNoLeader', battle: `b${random(4)}` }),
    FlipForces: (_table, random) => ({
      type: 'FlipForces',
      territory: pick(TERRITORIES, random),
      side: pick(['fighters', 'advisors'], random),
    }),
    RaiseHand: () => ({ type: 'RaiseHand' }),
    LowerHand: () => ({ type: 'LowerHand' }),
    PauseTable: () => ({ type: 'PauseTable' }),
    ResumeTable: () => ({ type: 'ResumeTable' }),
    StandAside: (_table, random) => ({ type: 'StandAside', on: chance(50, random) }),
    CorrectFact: (_table, random) => ({ type: 'CorrectFact', fact: anyPublicFact(random) }),
    EnterOwn: (_table, random) => ({ type: 'EnterOwn', fact: anyOwnFact(random) }),
    AskOwner: (_table, random) => ({
      type: 'AskOwner',
      faction: pick(FACTIONS, random),
      matter: pick(OWN_MATTERS, random),
    }),
    DealCards: (_table, random) => ({ type: 'DealCards', faction: pick(FACTIONS, random), count: anyNumber(random) }),
    ReturnHand: (_table, random) => ({ type: 'ReturnHand', faction: pick(FACTIONS, random) }),
    DealTraitors: () => ({ type: 'DealTraitors' }),
    NextPhase: () => ({ type: 'NextPhase' }),
    BeginSetup: () => ({ type: 'BeginSetup' }),
    BeginStorm: () => ({ type: 'BeginStorm' }),
    BeginBattles: () => ({ type: 'BeginBattles' }),
    EndBattles: () => ({ type: 'EndBattles' }),
    TickInstruction: (_table, random) => ({
      type: 'TickInstruction',
      instruction: `i${random(30)}`,
      done: chance(70, random),
    }),
    ClearInstructions: () => ({ type: 'ClearInstructions' }),
    TakeBack: (_table, random) => ({ type: 'TakeBack', to: chance(50, random) ? random(60) : anyNumber(random) }),
    CloseWindow: (_table, random) => ({ type: 'CloseWindow', window: `w${random(5)}` }),
  };

const anyNumber = (random: Random): number =>
  chance(70, random) ? random(12) : pick([-1, 0.5, 21, 1e9, -1e9, 2 ** 53], random);

const anyPrompt = (table: Table, random: Random): string => {
  const open = openPrompts(table);
  return open.length === 0 || chance(20, random)
    ? pick(['', 'battle-plan', '__proto__'], random)
    : pick(open, random).id;
};

const anyValue = (random: Random): unknown =>
  pick(
    [
      null,
      true,
      0,
      -1,
      'none',
      {},
      [],
      { play: true },
      { call: false },
      { play: false },
      { dial: 1 },
      { call: true, leader: 'stilgar' },
      { play: true, slot: 'h1', card: 'weather-control', sectors: 4 },
      { play: true, slot: 'h1', card: 'karama', act: 0 },
    ],
    random,
  );

/** Parts of the board, and pairs of territory and sector that are none. */
const anyPlace = (random: Random): Place =>
  chance(75, random)
    ? pick(ALL_PARTS, random)
    : { territory: pick(TERRITORIES, random), sector: chance(20, random) ? null : ((1 + random(18)) as Sector) };

function anyPublicFact(random: Random): PublicFact {
  const faction = pick(FACTIONS, random);
  const leader = pick(LEADER_IDS, random);
  return pick<PublicFact>(
    [
      { kind: 'turn', turn: anyNumber(random) },
      { kind: 'first-player', faction },
      { kind: 'storm', sector: (1 + random(18)) as Sector },
      { kind: 'forces', faction, count: anyNumber(random), special: 0, ...anyPlace(random) },
      { kind: 'forces', faction, count: random(10), special: 0, territory: 'carthag', sector: 10 as Sector },
      { kind: 'forces', faction, count: random(10), special: 0, territory: 'arrakeen', sector: 9 as Sector },
      { kind: 'shield-wall', stands: chance(60, random) },
      { kind: 'storm-card', lies: chance(60, random) },
      { kind: 'last-wheels', one: faction, two: chance(30, random) ? null : pick(FACTIONS, random) },
      { kind: 'side', faction, territory: pick(TERRITORIES, random), side: pick(['fighters', 'advisors'], random) },
      { kind: 'tanks', faction, count: anyNumber(random), special: 0 },
      { kind: 'spice-on-board', amount: anyNumber(random), ...anyPlace(random) },
      { kind: 'leader', leader, where: pick(['ready', 'tanks'], random), deaths: pick([0, 1, 2], random) },
      { kind: 'leader-fought', leader, territory: chance(40, random) ? null : pick(TERRITORIES, random) },
      { kind: 'alliance', members: chance(30, random) ? [faction] : some(FACTIONS, random(4), random) },
      {
        kind: 'kwisatz-haderach',
        where: pick(['ready', 'tanks'], random),
        usedIn: chance(60, random) ? null : 'arrakeen',
      },
      { kind: 'alliance', members: [faction, pick(FACTIONS, random)] },
      { kind: 'phase', phase: pick(PHASES, random) },
      { kind: 'pile', pile: pick(CARD_PILES, random), cards: some(TREACHERY_TITLES, random(5), random) },
    ],
    random,
  );
}

function anyOwnFact(random: Random): OwnFact {
  return pick<OwnFact>(
    [
      { kind: 'spice', spice: chance(20, random) ? 'uncounted' : anyNumber(random) },
      { kind: 'storm-card', card: chance(20, random) ? 'untold' : anyNumber(random) },
      { kind: 'hand', cards: chance(80, random) ? randomHand(random) : some(TREACHERY_TITLES, random(12), random) },
      { kind: 'traitors', leaders: chance(20, random) ? 'unknown' : some(LEADER_IDS, random(5), random) },
      {
        kind: 'prediction',
        prediction: chance(20, random) ? 'untold' : { faction: pick(FACTIONS, random), turn: anyNumber(random) },
      },
      { kind: 'captives', held: some(LEADER_IDS, random(3), random), faceDown: some(LEADER_IDS, random(2), random) },
      { kind: 'battle-losses', losses: anyNumber(random) },
    ],
    random,
  );
}
