/**
 * Random commands that are well formed, so that the server's edge accepts them. Many have a plausible sender and name
 * pieces of this table. The engine would refuse almost all purely random commands early.
 */
import {
  ALL_PARTS,
  CARD_KINDS,
  CARD_PILES,
  EDITIONS,
  FACTIONS,
  LAYERS,
  LEADER_IDS,
  OPTIONS,
  SECRET_KINDS,
  PHASES,
  TERRITORIES,
  TREACHERY_TITLES,
  type Actor,
  type FactionId,
  type LeaderId,
  type OptionId,
  type DeclaredSecret,
  type Place,
  type PublicFact,
  type Random,
  type Sector,
  type SecretToShow,
  type ShowingId,
  type SlotId,
  type TerritoryId,
  type TreacheryTitle,
  type Command,
  type CommandType,
} from '#engine';
import { randomProposal } from '../features/deals/generators.ts';
import { randomLetter } from '../features/letters/generators.ts';
import { DEFAULT_CHOICES, factionsOf, nextPhase, openPrompts, stateOf, tableView, type Table } from './table.ts';
import { chance, pickRandom, some, type Move } from './random-choice.ts';
import { randomHand } from './random-cards.ts';

const ACTORS: readonly Actor[] = ['moderator', 'moderator', 'clock', ...FACTIONS];

export function randomCommand(table: Table, random: Random): Move {
  const type = pickRandom(Object.keys(WANTS) as readonly CommandType[], random);
  return {
    by: chance(65, random) ? actorFor(type, table, random) : pickRandom(ACTORS, random),
    command: WANTS[type](table, random),
  };
}

/** The commands that only seats may send. The moderator or the clock sends all other commands. */
const OF_SEATS: readonly CommandType[] = [
  'Answer',
  'Withdraw',
  'ProposeNoLeader',
  'RaiseHand',
  'LowerHand',
  'SetAutoPass',
  'PrepareClaim',
  'PrepareCall',
  'FlipForces',
  'DeclareSecret',
  'PutAwayCard',
  'GiveCards',
  'ShowSecret',
  'LookAtSecret',
  'PutSecretAway',
  'OpenRecord',
  'SwapFactions',
  'ProposeDeal',
  'ProposeQuietDeal',
  'AnswerDeal',
  'WithdrawDeal',
  'TakePoisonAway',
  'PayDeal',
  'SealLetter',
  'DestroyLetter',
  'OfferAccessTrade',
  'AnswerAccessTrade',
  'SettleAccessTrade',
  'ThreatenKanly',
  'DeclareKanly',
  'TakeBackThreat',
  'OfferToPart',
  'TurnInKanlyCard',
  'GiveKanlyCard',
];

const actorFor = (type: CommandType, table: Table, random: Random): Actor =>
  type === 'CloseWindow' ? 'clock' : OF_SEATS.includes(type) ? pickRandom(factionsOf(table), random) : 'moderator';

/** Returns a faction, in most cases a faction in play. */
const anyFaction = (table: Table, random: Random): FactionId =>
  pickRandom(chance(80, random) ? factionsOf(table) : FACTIONS, random);

/** Returns a leader, in most cases a leader of a faction in play. */
const anyLeader = (table: Table, random: Random): LeaderId =>
  chance(80, random) ? pickRandom(stateOf(table).leaders, random).leader : pickRandom(LEADER_IDS, random);

/** Returns a part of the board, in most cases a part with forces. */
const anyTerritory = (table: Table, random: Random): TerritoryId => {
  const { forces } = stateOf(table);
  return forces.length > 0 && chance(70, random)
    ? pickRandom(forces, random).territory
    : pickRandom(TERRITORIES, random);
};

/** Opens a table at random. */
/** Two options that no table can choose together. */
const CONTRADICTORY: readonly OptionId[] = ['no-alliances', 'alliances-of-two-win-with-three'];

export const anyOpening = (random: Random): Extract<Command, { readonly type: 'OpenTable' }> => ({
  type: 'OpenTable',
  choices: {
    ...DEFAULT_CHOICES,
    edition: pickRandom(EDITIONS, random),
    layer: pickRandom(LAYERS, random),
    options: chance(8, random) ? CONTRADICTORY : some(OPTIONS, random(3), random),
    pairs: chance(20, random) ? [[pickRandom(FACTIONS, random), pickRandom(FACTIONS, random)]] : [],
    windowTime: anyNumber(random),
  },
  seating: Array.from({ length: random(8) }, () => ({
    faction: pickRandom(FACTIONS, random),
    circle: pickRandom([0, 1, 2, 3, 4, 5], random),
  })),
});

const WANTS: {
  readonly [Type in CommandType]: (table: Table, random: Random) => Extract<Command, { readonly type: Type }>;
} = {
  OpenTable: (_table, random) => anyOpening(random),
  Answer: (table, random) => ({ type: 'Answer', prompt: anyPrompt(table, random), value: anyValue(random) }),
  AnswerByDefault: (table, random) => ({ type: 'AnswerByDefault', prompt: anyPrompt(table, random) }),
  Withdraw: (table, random) => ({ type: 'Withdraw', prompt: anyPrompt(table, random) }),
  ProposeNoLeader: (table, random) => ({
    type: 'ProposeNoLeader',
    battle: chance(60, random) ? (tableView(table).battle?.id ?? 'b1') : `b${random(4)}`,
  }),
  LookThroughOpenCards: () => ({ type: 'LookThroughOpenCards' }),
  ChoosePace: (_table, random) => ({ type: 'ChoosePace', byItself: chance(70, random) }),
  GoOn: () => ({ type: 'GoOn' }),
  ChooseMoves: (_table, random) => ({ type: 'ChooseMoves', made: pickRandom(['on-the-board', 'on-phones'], random) }),
  AskAboutAdvisors: () => ({ type: 'AskAboutAdvisors' }),
  TakeSpiceCardBack: () => ({ type: 'TakeSpiceCardBack' }),
  UndoStep: () => ({ type: 'UndoStep' }),
  DropPreparation: () => ({ type: 'DropPreparation' }),
  ChooseBidding: (_table, random) => ({
    type: 'ChooseBidding',
    way: pickRandom(['on-the-table', 'aloud', 'open', 'silent', 'sealed'], random),
    clock: chance(50, random),
  }),
  SellCard: (table, random) => ({
    type: 'SellCard',
    lot: tableView(table).bidding?.card?.lot ?? 1,
    buyer: anyFaction(table, random),
    price: 1 + random(6),
  }),
  NameCard: (table, random) => ({
    type: 'NameCard',
    lot: 1 + random(tableView(table).bidding?.lots ?? 3),
    second: chance(20, random),
    card: pickRandom(TREACHERY_TITLES, random),
  }),
  StopClock: (table) => ({ type: 'StopClock', lot: tableView(table).bidding?.card?.lot ?? 1 }),
  PreparePass: (table, random) => ({
    type: 'PreparePass',
    lot: tableView(table).bidding?.card?.lot ?? 1,
    passes: pickRandom(['no', 'card', 'rest'] as const, random),
  }),
  LeaveCard: (table) => ({ type: 'LeaveCard', lot: tableView(table).bidding?.card?.lot ?? 1 }),
  FlipForces: (table, random) => ({
    type: 'FlipForces',
    territory: anyTerritory(table, random),
    side: pickRandom(['fighters', 'advisors'], random),
  }),
  BeginNexus: () => ({ type: 'BeginNexus' }),
  ThreatenKanly: (table, random) => ({
    type: 'ThreatenKanly',
    on: anyFaction(table, random),
    action: pickRandom(['ship into Carthag', 'bid more than 5'], random),
  }),
  DeclareKanly: () => ({ type: 'DeclareKanly' }),
  TakeBackThreat: () => ({ type: 'TakeBackThreat' }),
  OfferToPart: (_table, random) => ({ type: 'OfferToPart', offers: pickRandom([true, false], random) }),
  TurnInKanlyCard: (table, random) => ({ type: 'TurnInKanlyCard', on: anyFaction(table, random) }),
  GiveKanlyCard: (table, random) => ({ type: 'GiveKanlyCard', to: anyFaction(table, random) }),
  CallKanly: (table, random) => ({ type: 'CallKanly', by: anyFaction(table, random) }),
  WithdrawKanly: (table, random) => ({ type: 'WithdrawKanly', by: anyFaction(table, random) }),
  PartDuellists: () => ({ type: 'PartDuellists' }),
  EndWar: () => ({ type: 'EndWar' }),
  TakeOffShared: (table, random) => ({
    type: 'TakeOffShared',
    faction: anyFaction(table, random),
    territory: anyTerritory(table, random),
  }),
  TimeNexus: (_table, random) => ({ type: 'TimeNexus', minutes: random(4) }),
  EndNexus: () => ({ type: 'EndNexus' }),
  SayPermission: (table, random) => ({
    type: 'SayPermission',
    to: anyFaction(table, random),
    power: pickRandom(
      ['atreides/prescience-ally', 'bene-gesserit/voice-ally', 'harkonnen/traitors-for-ally', 'bene-gesserit/voice'],
      random,
    ),
    permission: pickRandom(['granted', 'denied', 'asked'], random),
  }),
  MarkHand: (table, random) => ({
    type: 'MarkHand',
    faction: anyFaction(table, random),
    kinds: some(CARD_KINDS, random(3), random),
  }),
  MakeGift: (table, random) => ({ type: 'MakeGift', to: anyFaction(table, random), amount: 1 + random(20) }),
  PledgeSpice: (table, random) => ({
    type: 'PledgeSpice',
    to: anyFaction(table, random),
    cards: anyNumber(random),
    shipments: anyNumber(random),
    revivals: anyNumber(random),
  }),
  TakeBackOwn: () => ({ type: 'TakeBackOwn' }),
  AgreeToTakeBack: (_table, random) => ({ type: 'AgreeToTakeBack', agrees: chance(70, random) }),
  RaiseHand: () => ({ type: 'RaiseHand' }),
  LowerHand: () => ({ type: 'LowerHand' }),
  PauseTable: () => ({ type: 'PauseTable' }),
  ResumeTable: () => ({ type: 'ResumeTable' }),
  PrepareClaim: (_table, random) => ({ type: 'PrepareClaim', on: chance(50, random) }),
  PrepareCall: (table, random) => ({
    type: 'PrepareCall',
    against: chance(40, random) ? 'whoever' : anyLeader(table, random),
    on: chance(70, random),
  }),
  SetAutoPass: (_table, random) => ({ type: 'SetAutoPass', on: chance(50, random) }),
  SetAutoPassFor: (table, random) => ({
    type: 'SetAutoPassFor',
    faction: anyFaction(table, random),
    on: chance(50, random),
  }),
  ChooseQuestionTime: (_table, random) => ({
    type: 'ChooseQuestionTime',
    seconds: pickRandom([3, 15, 30], random),
    isFixed: chance(50, random),
  }),
  CorrectFact: (table, random) => ({ type: 'CorrectFact', fact: anyPublicFact(table, random) }),
  SwapFactions: (table, random) => ({ type: 'SwapFactions', partner: anyFaction(table, random) }),
  DeclareSecret: (table, random) => ({ type: 'DeclareSecret', fact: anyOwnFact(table, random) }),
  AskOwner: (table, random) => ({
    type: 'AskOwner',
    faction: anyFaction(table, random),
    matter: pickRandom(SECRET_KINDS, random),
  }),
  DealCards: (table, random) => ({ type: 'DealCards', faction: anyFaction(table, random), count: anyNumber(random) }),
  PutAwayCard: (table, random) => ({
    type: 'PutAwayCard',
    card: { slot: anySlot(table, random), card: pickRandom(TREACHERY_TITLES, random) },
    pile: pickRandom(CARD_PILES, random),
  }),
  OpenRecord: () => ({ type: 'OpenRecord' }),
  ShowSecret: (table, random) => ({
    type: 'ShowSecret',
    secret: pickRandom<SecretToShow>(
      [
        { kind: 'card', slot: anySlot(table, random) },
        { kind: 'traitor', leader: anyLeader(table, random) },
        { kind: 'prediction' },
      ],
      random,
    ),
    to: anyFaction(table, random),
  }),
  LookAtSecret: (table, random) => ({ type: 'LookAtSecret', showing: anyShowing(table, random) }),
  PutSecretAway: (table, random) => ({ type: 'PutSecretAway', showing: anyShowing(table, random) }),
  GiveCards: (table, random) => ({
    type: 'GiveCards',
    to: anyFaction(table, random),
    slots: Array.from({ length: random(3) }, () => anySlot(table, random)),
  }),
  TakeCards: (table, random) => ({
    type: 'TakeCards',
    from: anyFaction(table, random),
    to: anyFaction(table, random),
    count: anyNumber(random),
  }),
  MoveCard: (table, random) => ({
    type: 'MoveCard',
    card: pickRandom(TREACHERY_TITLES, random),
    from: pickRandom([...CARD_PILES, 'deck'], random),
    to: chance(50, random) ? pickRandom([...CARD_PILES, 'deck'], random) : anyFaction(table, random),
  }),
  ReturnHand: (table, random) => ({ type: 'ReturnHand', faction: anyFaction(table, random) }),
  DealTraitors: () => ({ type: 'DealTraitors' }),
  TellSpiceCard: (table, random) => ({
    type: 'TellSpiceCard',
    card: chance(70, random) ? anyTerritory(table, random) : pickRandom(['shai-hulud', 'reshuffled'], random),
  }),
  NextPhase: (table, random) =>
    chance(50, random) ? nextPhase(table) : { type: 'NextPhase', to: pickRandom(PHASES, random) },
  EndPhase: (table, random) => ({
    type: 'EndPhase',
    phase: chance(50, random) ? stateOf(table).phase : pickRandom(PHASES, random),
  }),
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
  ProposeDeal: (table, random) =>
    randomProposal(stateOf(table), anyFaction(table, random), anyFaction(table, random), random),
  ProposeQuietDeal: (table, random) => ({
    ...randomProposal(stateOf(table), anyFaction(table, random), anyFaction(table, random), random),
    type: 'ProposeQuietDeal',
  }),
  AnswerDeal: (table, random) => ({
    type: 'AnswerDeal',
    by: anyFaction(table, random),
    proposal: chance(50, random) ? (stateOf(table).proposals[0]?.id ?? 'd1') : `d${1 + random(3000)}`,
    accepts: chance(60, random),
  }),
  TakePoisonAway: (table, random) => ({ type: 'TakePoisonAway', against: anyFaction(table, random) }),
  WithdrawDeal: (table, random) => ({ type: 'WithdrawDeal', to: anyFaction(table, random) }),
  SealLetter: (table, random) => randomLetter(stateOf(table), random),
  DestroyLetter: (_table, random) => ({ type: 'DestroyLetter', letter: `l${1 + random(6)}` }),
  PayDeal: (_table, random) => ({ type: 'PayDeal', deal: 1 + random(4) }),
  OfferAccessTrade: (table, random) => ({
    type: 'OfferAccessTrade',
    to: anyFaction(table, random),
    gives: [`a${1 + random(36)}`],
    shown: chance(50, random),
    wants: 'a stronghold',
  }),
  AnswerAccessTrade: (_table, random) => ({
    type: 'AnswerAccessTrade',
    trade: `trade-${1 + random(4)}`,
    returns: chance(70, random) ? [`a${1 + random(36)}`] : [],
    shown: chance(50, random),
  }),
  SettleAccessTrade: (_table, random) => ({
    type: 'SettleAccessTrade',
    trade: `trade-${1 + random(4)}`,
    accepts: chance(60, random),
  }),
  CloseWindow: (table, random) => ({
    type: 'CloseWindow',
    window: chance(60, random) ? (tableView(table).window?.id ?? 'w1') : `w${random(5)}`,
  }),
};

const anyShowing = (table: Table, random: Random): ShowingId => {
  const { showings } = stateOf(table);
  return showings.length > 0 && chance(80, random)
    ? pickRandom(showings, random).showing
    : `${anyFaction(table, random)}-to-${anyFaction(table, random)}-${random(3)}`;
};

const anySlot = (table: Table, random: Random): SlotId => {
  const held = stateOf(table).factions.flatMap(({ hand }) => hand.map(({ slot }) => slot));
  return held.length > 0 && chance(80, random) ? pickRandom(held, random) : `h${random(20)}`;
};

const anyNumber = (random: Random): number =>
  chance(70, random) ? random(12) : pickRandom([-1, 0.5, 21, 1e9, -1e9, 2 ** 53], random);

const anyPrompt = (table: Table, random: Random): string => {
  const open = openPrompts(table);
  return open.length === 0 || chance(20, random)
    ? pickRandom(['', 'battle-plan', '__proto__'], random)
    : pickRandom(open, random).id;
};

const anyValue = (random: Random): unknown =>
  pickRandom(
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
      { play: true, slot: 'h1', card: 'karama', use: 0 },
    ],
    random,
  );

/** Parts of the board, and pairs of territory and sector that do not exist. */
const anyPlace = (random: Random): Place =>
  chance(75, random)
    ? pickRandom(ALL_PARTS, random)
    : { territory: pickRandom(TERRITORIES, random), sector: chance(20, random) ? null : ((1 + random(18)) as Sector) };

function anyPublicFact(table: Table, random: Random): PublicFact {
  const faction = anyFaction(table, random);
  const leader = anyLeader(table, random);
  return pickRandom<PublicFact>(
    [
      { kind: 'turn', turn: anyNumber(random) },
      { kind: 'first-player', faction },
      { kind: 'storm', sector: (1 + random(18)) as Sector },
      { kind: 'forces', faction, count: anyNumber(random), special: 0, ...anyPlace(random) },
      { kind: 'forces', faction, count: random(10), special: 0, territory: 'carthag', sector: 10 as Sector },
      { kind: 'forces', faction, count: random(10), special: 0, territory: 'arrakeen', sector: 9 as Sector },
      { kind: 'shield-wall', stands: chance(60, random) },
      { kind: 'storm-card', lies: chance(60, random) },
      { kind: 'last-wheels', one: faction, two: chance(30, random) ? null : anyFaction(table, random) },
      {
        kind: 'side',
        faction,
        territory: anyTerritory(table, random),
        side: pickRandom(['fighters', 'advisors'], random),
      },
      { kind: 'tanks', faction, count: anyNumber(random), special: random(6) },
      { kind: 'spice-on-board', amount: anyNumber(random), ...anyPlace(random) },
      { kind: 'spice-in-front', faction, amount: anyNumber(random) },
      { kind: 'leader', leader, where: pickRandom(['ready', 'tanks'], random), deaths: pickRandom([0, 1, 2], random) },
      { kind: 'leader-deaths', leader, deaths: pickRandom([0, 1, 2], random) },
      { kind: 'leader-resting', leader, rests: chance(50, random) },
      { kind: 'special-karama', faction, used: chance(50, random) },
      { kind: 'restricted-territory', when: 'this-turn', territory: anyTerritory(table, random) },
      { kind: 'held-faction', when: 'last-turn', moment: 'battle', faction },
      { kind: 'controlled', territory: anyTerritory(table, random), controlled: chance(70, random) },
      { kind: 'came-back', leader, cameBack: chance(70, random) },
      { kind: 'leader-fought', leader, territory: chance(40, random) ? null : pickRandom(TERRITORIES, random) },
      { kind: 'alliance', members: chance(30, random) ? [faction] : some(FACTIONS, random(4), random) },
      {
        kind: 'kwisatz-haderach',
        where: pickRandom(['ready', 'tanks'], random),
        usedIn: chance(60, random) ? null : 'arrakeen',
      },
      {
        kind: 'alliance',
        members: [faction, anyFaction(table, random), anyFaction(table, random)].slice(0, 2 + random(2)),
      },
      { kind: 'phase', phase: pickRandom(PHASES, random) },
      { kind: 'pile', pile: pickRandom(CARD_PILES, random), cards: anyCards(random) },
    ],
    random,
  );
}

function anyOwnFact(table: Table, random: Random): DeclaredSecret {
  return pickRandom<DeclaredSecret>(
    [
      { kind: 'spice', spice: chance(20, random) ? 'uncounted' : anyNumber(random) },
      { kind: 'storm-card', card: chance(20, random) ? 'untold' : anyNumber(random) },
      {
        kind: 'hand',
        cards: chance(80, random) ? randomHand('harkonnen', random) : some(TREACHERY_TITLES, random(12), random),
      },
      { kind: 'traitors', leaders: chance(20, random) ? 'unknown' : anyTraitors(table, random) },
      {
        kind: 'prediction',
        prediction: chance(20, random) ? 'untold' : { faction: anyFaction(table, random), turn: anyNumber(random) },
      },
      { kind: 'captives', held: some(LEADER_IDS, random(3), random), faceDown: some(LEADER_IDS, random(2), random) },
      { kind: 'marks', leaders: some(LEADER_IDS, random(3), random) },
      { kind: 'battle-losses', losses: anyNumber(random) },
    ],
    random,
  );
}

/** Returns any traitors. Own leaders are possible, and the same leader twice. */
const anyTraitors = (table: Table, random: Random): readonly LeaderId[] =>
  Array.from({ length: random(5) }, () => anyLeader(table, random));

/** Returns any cards. The same card twice is possible. */
const anyCards = (random: Random): readonly TreacheryTitle[] =>
  Array.from({ length: random(5) }, () => pickRandom(TREACHERY_TITLES.slice(0, 10), random));
