/**
 * What a device may send, shape by shape, with bounds on every field: as much as the game can need, and no more than is
 * cheap to read. Whether what it wants may be is the rules' question.
 */
import { isFields } from '../core/answer.ts';
import {
  anything,
  code,
  contains,
  either,
  list,
  numbered,
  oneOf,
  range,
  record,
  type Grammar,
} from '../core/grammar.ts';
import { SECTOR_COUNT, sector } from './board.ts';
import type { SentWant } from './commands.ts';
import type { OwnFact, PublicFact } from './facts.ts';
import { OWN_MATTERS } from './matters.ts';
import { FACTIONS } from './factions.ts';
import { LEADER_IDS } from './leaders.ts';
import { PHASES } from './phases.ts';
import { TERRITORIES } from './territories.ts';
import { CARD_PILES, TREACHERY_TITLES } from './treachery.ts';

/** Whether a value, from a stranger, has the shape of something that a device may want. */
export function isSentWant(value: unknown): value is SentWant {
  const shape = isFields(value) ? BY_TYPE.get(value['type']) : undefined;
  return shape !== undefined && contains(shape, value);
}

const faction = oneOf(...FACTIONS);
const leader = oneOf(...LEADER_IDS);
const territory = oneOf(...TERRITORIES);
const SECTORS = Array.from({ length: SECTOR_COUNT }, (_, before) => sector(before + 1));
const anySector = oneOf(...SECTORS);
const place = { territory, sector: either(anySector, oneOf(null)) };
const side = oneOf('fighters', 'advisors');
const card = oneOf(...TREACHERY_TITLES);
const pile = oneOf(...CARD_PILES);
const slot = numbered('h');
const prompt = code(128, 'a-prompt');
const count = range(0, 1_000);
const yesOrNo = oneOf(false, true);

/** One shape for each kind, so that a new kind of fact does not compile until it stands here. */
const PUBLIC_FACTS: { readonly [One in PublicFact as One['kind']]: Grammar<One> } = {
  turn: record({ kind: oneOf('turn'), turn: count }),
  phase: record({ kind: oneOf('phase'), phase: oneOf(...PHASES) }),
  'first-player': record({ kind: oneOf('first-player'), faction }),
  storm: record({ kind: oneOf('storm'), sector: anySector }),
  'shield-wall': record({ kind: oneOf('shield-wall'), stands: yesOrNo }),
  'last-wheels': record({
    kind: oneOf('last-wheels'),
    one: either(faction, oneOf(null)),
    two: either(faction, oneOf(null)),
  }),
  'storm-card': record({ kind: oneOf('storm-card'), lies: yesOrNo }),
  forces: record({ kind: oneOf('forces'), faction, count, special: count, ...place }),
  tanks: record({ kind: oneOf('tanks'), faction, count, special: count }),
  side: record({ kind: oneOf('side'), faction, territory, side }),
  'spice-on-board': record({ kind: oneOf('spice-on-board'), amount: count, ...place }),
  leader: record({ kind: oneOf('leader'), leader, where: oneOf('ready', 'tanks'), deaths: oneOf(0, 1, 2) }),
  'leader-deaths': record({ kind: oneOf('leader-deaths'), leader, deaths: oneOf(0, 1, 2) }),
  'leader-resting': record({ kind: oneOf('leader-resting'), leader, rests: yesOrNo }),
  'leader-fought': record({ kind: oneOf('leader-fought'), leader, territory: either(territory, oneOf(null)) }),
  'kwisatz-haderach': record({
    kind: oneOf('kwisatz-haderach'),
    where: oneOf('ready', 'tanks'),
    usedIn: either(territory, oneOf(null)),
  }),
  'special-karama': record({ kind: oneOf('special-karama'), faction, used: yesOrNo }),
  alliance: record({ kind: oneOf('alliance'), members: list(faction, { most: FACTIONS.length }) }),
  pile: record({ kind: oneOf('pile'), pile, cards: list(card, { most: 40 }) }),
};

const OWN_FACTS: { readonly [One in OwnFact as One['kind']]: Grammar<One> } = {
  spice: record({ kind: oneOf('spice'), spice: either(count, oneOf('uncounted')) }),
  hand: record({ kind: oneOf('hand'), cards: list(either(card, oneOf('unknown')), { most: 12 }) }),
  traitors: record({ kind: oneOf('traitors'), leaders: either(list(leader, { most: 12 }), oneOf('unknown')) }),
  'storm-card': record({ kind: oneOf('storm-card'), card: either(count, oneOf('untold')) }),
  prediction: record({
    kind: oneOf('prediction'),
    prediction: either(record({ faction, turn: count }), oneOf('untold')),
  }),
  captives: record({
    kind: oneOf('captives'),
    held: list(leader, { most: LEADER_IDS.length }),
    faceDown: list(leader, { most: LEADER_IDS.length }),
  }),
  'battle-losses': record({ kind: oneOf('battle-losses'), losses: count }),
};

/** What devices may send, by its type; a want without a shape does not compile. */
export const SENT_WANTS: { readonly [One in SentWant as One['type']]: Grammar<One> } = {
  Answer: record({ type: oneOf('Answer'), prompt, value: anything() }),
  AnswerByDefault: record({ type: oneOf('AnswerByDefault'), prompt }),
  Withdraw: record({ type: oneOf('Withdraw'), prompt }),
  ProposeNoLeader: record({ type: oneOf('ProposeNoLeader'), battle: numbered('b') }),
  RaiseHand: record({ type: oneOf('RaiseHand') }),
  LowerHand: record({ type: oneOf('LowerHand') }),
  PauseTable: record({ type: oneOf('PauseTable') }),
  ResumeTable: record({ type: oneOf('ResumeTable') }),
  StandAside: record({ type: oneOf('StandAside'), on: yesOrNo }),
  FlipForces: record({ type: oneOf('FlipForces'), territory, side }),
  CorrectFact: record({ type: oneOf('CorrectFact'), fact: either(...Object.values(PUBLIC_FACTS)) }),
  EnterOwn: record({ type: oneOf('EnterOwn'), fact: either(...Object.values(OWN_FACTS)) }),
  AskOwner: record({ type: oneOf('AskOwner'), faction, matter: oneOf(...OWN_MATTERS) }),
  DealCards: record({ type: oneOf('DealCards'), faction, count }),
  PutAwayCard: record({ type: oneOf('PutAwayCard'), card: record({ slot, card }), pile }),
  GiveCards: record({ type: oneOf('GiveCards'), to: faction, slots: list(slot, { most: 20 }) }),
  TakeCards: record({ type: oneOf('TakeCards'), from: faction, to: faction, count }),
  MoveCard: record({
    type: oneOf('MoveCard'),
    card,
    from: either(pile, oneOf('deck')),
    to: either(pile, oneOf('deck'), faction),
  }),
  ReturnHand: record({ type: oneOf('ReturnHand'), faction }),
  DealTraitors: record({ type: oneOf('DealTraitors') }),
  NextPhase: record({ type: oneOf('NextPhase') }),
  BeginSetup: record({ type: oneOf('BeginSetup') }),
  BeginStorm: record({ type: oneOf('BeginStorm') }),
  BeginBattles: record({ type: oneOf('BeginBattles') }),
  EndBattles: record({ type: oneOf('EndBattles') }),
  TickInstruction: record({ type: oneOf('TickInstruction'), instruction: numbered('i'), done: yesOrNo }),
  ClearInstructions: record({ type: oneOf('ClearInstructions') }),
  TakeBack: record({ type: oneOf('TakeBack'), to: range(0, Number.MAX_SAFE_INTEGER) }),
};

const BY_TYPE: ReadonlyMap<unknown, Grammar<SentWant>> = new Map(Object.entries(SENT_WANTS));
