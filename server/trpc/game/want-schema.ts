import { z } from 'zod';
import {
  CARD_PILES,
  FACTIONS,
  LEADER_IDS,
  OWN_MATTERS,
  PHASES,
  SECTOR_COUNT,
  TERRITORIES,
  TREACHERY_TITLES,
  type BattleId,
  type InstructionId,
  type OwnFact,
  type PublicFact,
  type Sector,
  type SlotId,
  type Want,
} from '../../../lib/engine.ts';
import { faction } from '../schemas.ts';
import { answerValue } from './answer-value.ts';

/** What devices may send. Tables are opened, windows closed, and factions swapped by other doors. */
export type SentWant = Exclude<Want, { readonly type: 'OpenTable' | 'CloseWindow' | 'SwapFactions' }>;

type ShapeOf<Union extends object, Tag extends keyof Union, Name> = z.ZodType<
  Extract<Union, Record<Tag, Name>>,
  Extract<Union, Record<Tag, Name>>
>;

const territory = z.enum(TERRITORIES);
const leader = z.enum(LEADER_IDS);
const card = z.enum(TREACHERY_TITLES);
const pile = z.enum(CARD_PILES);
const matter = z.enum(OWN_MATTERS);
const count = z.number().int().min(0).max(1_000);
const battle = z.custom<BattleId>(isNamed('b'));
const slot = z.custom<SlotId>(isNamed('h'));
const instruction = z.custom<InstructionId>(isNamed('i'));
const sector = z.custom<Sector>(isSector);
const side = z.enum(['fighters', 'advisors']);
const place = { territory, sector: sector.nullable() };

/** One shape for each kind, so that a new kind of fact does not compile until it stands here. */
const publicFacts: { readonly [Kind in PublicFact['kind']]: ShapeOf<PublicFact, 'kind', Kind> } = {
  turn: z.strictObject({ kind: z.literal('turn'), turn: count }),
  phase: z.strictObject({ kind: z.literal('phase'), phase: z.enum(PHASES) }),
  'first-player': z.strictObject({ kind: z.literal('first-player'), faction }),
  storm: z.strictObject({ kind: z.literal('storm'), sector }),
  'shield-wall': z.strictObject({ kind: z.literal('shield-wall'), stands: z.boolean() }),
  'last-wheels': z.strictObject({ kind: z.literal('last-wheels'), one: faction.nullable(), two: faction.nullable() }),
  'storm-card': z.strictObject({ kind: z.literal('storm-card'), lies: z.boolean() }),
  forces: z.strictObject({ kind: z.literal('forces'), faction, count, special: count, ...place }),
  tanks: z.strictObject({ kind: z.literal('tanks'), faction, count, special: count }),
  side: z.strictObject({ kind: z.literal('side'), faction, territory, side }),
  'spice-on-board': z.strictObject({ kind: z.literal('spice-on-board'), amount: count, ...place }),
  leader: z.strictObject({
    kind: z.literal('leader'),
    leader,
    where: z.enum(['ready', 'tanks']),
    deaths: z.literal([0, 1, 2]),
  }),
  'leader-deaths': z.strictObject({ kind: z.literal('leader-deaths'), leader, deaths: z.literal([0, 1, 2]) }),
  'leader-resting': z.strictObject({ kind: z.literal('leader-resting'), leader, rests: z.boolean() }),
  'special-karama': z.strictObject({ kind: z.literal('special-karama'), faction, used: z.boolean() }),
  'leader-fought': z.strictObject({ kind: z.literal('leader-fought'), leader, territory: territory.nullable() }),
  'kwisatz-haderach': z.strictObject({
    kind: z.literal('kwisatz-haderach'),
    where: z.enum(['ready', 'tanks']),
    usedIn: territory.nullable(),
  }),
  pile: z.strictObject({
    kind: z.literal('pile'),
    pile,
    cards: z.array(card).max(40).readonly(),
  }),
  alliance: z.strictObject({ kind: z.literal('alliance'), members: z.array(faction).max(FACTIONS.length).readonly() }),
};

const ownFacts: { readonly [Kind in OwnFact['kind']]: ShapeOf<OwnFact, 'kind', Kind> } = {
  spice: z.strictObject({ kind: z.literal('spice'), spice: z.union([count, z.literal('uncounted')]) }),
  hand: z.strictObject({
    kind: z.literal('hand'),
    cards: z
      .array(z.union([card, z.literal('unknown')]))
      .max(12)
      .readonly(),
  }),
  'storm-card': z.strictObject({ kind: z.literal('storm-card'), card: z.union([count, z.literal('untold')]) }),
  traitors: z.strictObject({
    kind: z.literal('traitors'),
    leaders: z.union([z.array(leader).max(12).readonly(), z.literal('unknown')]),
  }),
  prediction: z.strictObject({
    kind: z.literal('prediction'),
    prediction: z.union([z.strictObject({ faction, turn: count }), z.literal('untold')]),
  }),
  captives: z.strictObject({
    kind: z.literal('captives'),
    held: z.array(leader).max(LEADER_IDS.length).readonly(),
    faceDown: z.array(leader).max(LEADER_IDS.length).readonly(),
  }),
  'battle-losses': z.strictObject({ kind: z.literal('battle-losses'), losses: count }),
};

const prompt = z.string().min(1).max(128);
const bare = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

const wants: { readonly [Type in SentWant['type']]: ShapeOf<SentWant, 'type', Type> } = {
  Answer: z.strictObject({ type: z.literal('Answer'), prompt, value: answerValue }),
  AnswerByDefault: z.strictObject({ type: z.literal('AnswerByDefault'), prompt }),
  Withdraw: z.strictObject({ type: z.literal('Withdraw'), prompt }),
  ProposeNoLeader: z.strictObject({ type: z.literal('ProposeNoLeader'), battle }),
  FlipForces: z.strictObject({ type: z.literal('FlipForces'), territory, side }),
  RaiseHand: bare('RaiseHand'),
  LowerHand: bare('LowerHand'),
  PauseTable: bare('PauseTable'),
  ResumeTable: bare('ResumeTable'),
  StandAside: z.strictObject({ type: z.literal('StandAside'), on: z.boolean() }),
  CorrectFact: z.strictObject({ type: z.literal('CorrectFact'), fact: anyOf('kind', publicFacts) }),
  EnterOwn: z.strictObject({ type: z.literal('EnterOwn'), fact: anyOf('kind', ownFacts) }),
  AskOwner: z.strictObject({ type: z.literal('AskOwner'), faction, matter }),
  DealCards: z.strictObject({ type: z.literal('DealCards'), faction, count }),
  PutAwayCard: z.strictObject({
    type: z.literal('PutAwayCard'),
    card: z.strictObject({ slot, card }),
    pile,
  }),
  GiveCards: z.strictObject({ type: z.literal('GiveCards'), to: faction, slots: z.array(slot).max(20).readonly() }),
  TakeCards: z.strictObject({ type: z.literal('TakeCards'), from: faction, to: faction, count }),
  MoveCard: z.strictObject({
    type: z.literal('MoveCard'),
    card,
    from: z.union([pile, z.literal('deck')]),
    to: z.union([pile, z.literal('deck'), faction]),
  }),
  ReturnHand: z.strictObject({ type: z.literal('ReturnHand'), faction }),
  DealTraitors: bare('DealTraitors'),
  NextPhase: bare('NextPhase'),
  BeginSetup: bare('BeginSetup'),
  BeginStorm: bare('BeginStorm'),
  BeginBattles: bare('BeginBattles'),
  EndBattles: bare('EndBattles'),
  TickInstruction: z.strictObject({ type: z.literal('TickInstruction'), instruction, done: z.boolean() }),
  ClearInstructions: bare('ClearInstructions'),
  TakeBack: z.strictObject({ type: z.literal('TakeBack'), to: z.number().int().min(0) }),
};

/** The shape of what a device wants. Whether it may be is the engine's question. */
export const wantSchema = anyOf('type', wants);

/** Of shapes that name themselves in `tag`, the one that arrived. */
function anyOf<Shape extends z.ZodType>(tag: string, shapes: Readonly<Record<string, Shape>>) {
  const options = Object.values(shapes) as unknown as [z.core.$ZodTypeDiscriminable];
  return z.discriminatedUnion(tag, options) as unknown as z.ZodType<z.output<Shape>, z.input<Shape>>;
}

function isNamed(letter: string): (value: unknown) => boolean {
  return (value) =>
    typeof value === 'string' && value.length <= 12 && value.startsWith(letter) && /^\w[1-9]\d*$/.test(value);
}

function isSector(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= SECTOR_COUNT;
}
