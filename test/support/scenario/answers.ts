/** How a seat answers a prompt, in the words of the game: each builds the value that the phone would send. */
import {
  asRecord,
  firstAnswer,
  DRAWN_MATTERS,
  ADVANTAGE_IDS,
  TRUTHS,
  partName,
  BOARD_MATTERS,
  specialName,
  PLACED_SPECIAL,
  RESERVED_SPECIAL,
  OWN_MATTERS,
  VOICE_KINDS,
  PLAN_ELEMENTS,
  LEADER_IDS,
  type AnswerValue,
  type FactionId,
  type PlayedCard,
  type Prompt,
  type PromptKind,
  type TreacheryTitle,
} from '../../../lib/engine.ts';
import { promptOf, seatView } from '../table.ts';
import { card, faction, isNone, keyNode, leader, place, stormSector, territory, troops } from './names.ts';
import { entries, fields, isMapping, known, listOf, number, oneOf, text, truth, wrong, type Node } from './node.ts';
import { predictionTold } from './given.ts';
import type { Run } from './run.ts';

/** An answer that no prompt contains: what was wanted does not exist, and the engine must say so. */
const NOT_OFFERED: AnswerValue = 'not offered';

export interface AnswerVerb {
  readonly prompt: PromptKind;
  readonly value: (run: Run, by: FactionId, node: Node) => AnswerValue;
}

export const ANSWER_VERBS: Readonly<Record<string, AnswerVerb>> = {
  choose: { prompt: 'choose-battle', value: chosenBattle },
  voice: { prompt: 'voice', value: (_run, _by, node) => voiceCommand(node) },
  prescience: {
    prompt: 'prescience',
    value: (_run, _by, node) => (node.value === 'nothing' ? null : oneOf(node, PLAN_ELEMENTS, 'element of a plan')),
  },
  show: { prompt: 'show-element', value: shownValue },
  announce: {
    prompt: 'announce-no-leader',
    value: (_run, _by, node) => oneOf(node, ['none', 'leader', 'cheap-hero'], 'announcement'),
  },
  board: { prompt: 'check-board', value: (_run, _by, node) => oneOf(node, ['right', ...BOARD_MATTERS], 'word') },
  foretold: { prompt: 'open-prediction', value: (_run, _by, node) => (isNone(node) ? null : faction(node)) },
  consent: { prompt: 'consent-no-leader', value: (_run, _by, node) => truth(node) },
  plan: { prompt: 'battle-plan', value: planValue },
  interfere: { prompt: 'interfere', value: interference },
  'storm-dial': { prompt: 'storm-dial', value: (_run, _by, node) => number(node) },
  'storm-card': { prompt: 'storm-card', value: (_run, _by, node) => number(node) },
  'storm-losses': { prompt: 'storm-losses', value: (run, by, node) => lossesValue(run, by, node, 'storm-losses') },
  'bring-reserves': { prompt: 'bring-reserves', value: (_run, _by, node) => reservesBrought(node) },
  weather: { prompt: 'weather-control', value: weatherMove },
  atomics: {
    prompt: 'family-atomics',
    value: (run, by, node) =>
      truth(node) ? { play: true, ...cardsLaid(run, by, ['family-atomics'])[0] } : { play: false },
  },
  treachery: {
    prompt: 'treachery',
    value: (_run, _by, node) => (node.value === 'none' ? { call: false } : { call: true, leader: leader(node) }),
  },
  losses: { prompt: 'choose-losses', value: (run, by, node) => lossesValue(run, by, node, 'choose-losses') },
  keep: { prompt: 'keep-cards', value: keptCards },
  done: { prompt: 'battle-done', value: (_run, _by, node) => truth(node) },
  confirm: {
    prompt: 'check-own',
    value: (_run, _by, node) => {
      oneOf(node, OWN_MATTERS, 'secret to confirm');
      return 'right';
    },
  },
  foretell: { prompt: 'predict', value: (_run, _by, node) => toldOrUntold(node) },
  draw: {
    prompt: 'draw-own',
    value: (_run, _by, node) => {
      oneOf(node, DRAWN_MATTERS, 'what is drawn');
      return 'drawn';
    },
  },
  spread: { prompt: 'spread-forces', value: spreadValue },
  start: { prompt: 'start-anywhere', value: (_run, _by, node) => partName(place(node)) },
  'set-up': { prompt: 'setup-done', value: (_run, _by, node) => truth(node) },
  capture: { prompt: 'capture', value: (_run, _by, node) => oneOf(node, ['draw', 'leave'], 'word') },
  captive: { prompt: 'captive', value: (_run, _by, node) => oneOf(node, ['keep', 'kill'], 'fate') },
  ghola: { prompt: 'free-play', value: gholaPlay },
  truthtrance: { prompt: 'free-play', value: truthtrancePlay },
  'see-plan': { prompt: 'see-plan', value: planSeen },
  tell: { prompt: 'tell-truth', value: (_run, _by, node) => oneOf(node, TRUTHS, 'answer') },
  'keep-traitor': { prompt: 'choose-traitor', value: (_run, _by, node) => leader(node) },
};

export const PLAN_KEYS = ['dial', 'spice', 'leader', 'kwisatz-haderach', 'weapon', 'defense'] as const;
const RESERVES_KEYS = ['to', 'forces'] as const;
const TRUTHTRANCE_KEYS = ['of', 'ask'] as const;
const INTERFERE_KEYS = ['with', 'against'] as const;
export const CHOOSE_KEYS = ['in', 'sectors', 'against'] as const;

const toldOrUntold = (node: Node): AnswerValue => {
  const told = predictionTold(node);
  return told === 'untold' ? told : { faction: told.faction, turn: told.turn };
};

/** Parts that are not named stay empty; special forces that are not placed stay in reserve. */
function spreadValue(run: Run, by: FactionId, node: Node): AnswerValue {
  const prompt = promptOf(run.table, by, 'spread-forces');
  if (prompt === null) return NOT_OFFERED;
  const told = new Map(entries(node).map(([where, there]) => [partName(place(keyNode(there, where))), troops(there)]));
  const answer: Record<string, number> = {};
  for (const part of new Set([...prompt.parts.map(partName), ...told.keys()])) {
    const { count, special } = told.get(part) ?? { count: 0, special: 0 };
    answer[part] = count - special;
    if (prompt.special > 0) answer[part + PLACED_SPECIAL] = special;
  }
  const placed = [...told.values()].reduce((sum, { special }) => sum + special, 0);
  return prompt.special > 0 ? { ...answer, [RESERVED_SPECIAL]: prompt.special - placed } : answer;
}

/** `{ to: the-great-flat, forces: 9 }`, or with special ones among them `{ all: 9, special: 2 }`. */
function reservesBrought(node: Node): AnswerValue {
  const { to, forces } = fields(node, RESERVES_KEYS);
  if (to === undefined || forces === undefined) return wrong(node, '`to` and `forces` are needed');
  const { count, special } = troops(forces);
  return { place: partName(place(to)), forces: count - special, special };
}

/** The battle of `battles` that these words name, as its index. */
function chosenBattle(run: Run, by: FactionId, node: Node): AnswerValue {
  const prompt = promptOf(run.table, by, 'choose-battle');
  const wanted = battleNamed(node);
  const at = prompt?.battles.findIndex(
    (battle) =>
      battle.territory === wanted.territory &&
      (wanted.against === null || battle.factions.includes(wanted.against)) &&
      wanted.sectors.every((sector) => battle.sectors.includes(sector)),
  );
  return at === undefined || at < 0 ? NOT_OFFERED : at;
}

export function battleNamed(node: Node) {
  if (!isMapping(node)) return { territory: territory(node), against: null, sectors: [] };
  const { in: where, against, sectors } = fields(node, CHOOSE_KEYS);
  return {
    territory: where === undefined ? wrong(node, '`in` says where') : territory(where),
    against: against === undefined ? null : faction(against),
    sectors: sectors === undefined ? [] : listOf(sectors, stormSector),
  };
}

/** `play poison`, `no shield`, or `silent`. */
function voiceCommand(node: Node): AnswerValue {
  if (node.value === 'silent') return null;
  const [play, kind] = text(node).split(' ');
  return {
    play: oneOf({ ...node, value: play }, ['play', 'no'], 'command') === 'play',
    kind: oneOf({ ...node, value: kind }, VOICE_KINDS, 'kind of card'),
  };
}

/** A leader, `kwisatz-haderach`, or forces: `3`, `{ all: 3, special: 1 }`. */
function gholaPlay(run: Run, by: FactionId, node: Node): AnswerValue {
  return { play: true, ...cardsLaid(run, by, ['tleilaxu-ghola'])[0], revives: revived(node) };
}

function revived(node: Node): AnswerValue {
  if (isMapping(node) || typeof node.value === 'number') return { ...troops(node) };
  return node.value === 'kwisatz-haderach' ? { kwisatzHaderach: true } : { leader: leader(node) };
}

/** Whose plan a Karama shows, or `nothing`. */
function planSeen(run: Run, by: FactionId, node: Node): AnswerValue {
  if (node.value === 'nothing') return { play: false };
  return { play: true, ...cardsLaid(run, by, ['karama'])[0], of: faction(node) };
}

/** `{ of: atreides, ask: "Do you hold a lasgun?" }` */
function truthtrancePlay(run: Run, by: FactionId, node: Node): AnswerValue {
  const { of, ask } = fields(node, TRUTHTRANCE_KEYS);
  if (of === undefined || ask === undefined) return wrong(node, '`of` and `ask` are needed');
  return { play: true, ...cardsLaid(run, by, ['truthtrance'])[0], of: faction(of), question: text(ask) };
}

/** `karama`, a card played as one, or `none`; with `with` and `against` where several powers may be stopped. */
function interference(run: Run, by: FactionId, node: Node): AnswerValue {
  const { with: laid, against } = isMapping(node) ? fields(node, INTERFERE_KEYS) : { with: node, against: undefined };
  if (laid === undefined) return wrong(node, '`with` says which card');
  if (laid.value === 'none') return { play: false };
  const acts = promptOf(run.table, by, 'interfere')?.acts ?? [];
  const wanted = against === undefined ? null : oneOf(against, ADVANTAGE_IDS, 'power');
  const act = wanted === null ? 0 : acts.findIndex((one) => 'advantage' in one && one.advantage === wanted);
  return { play: true, ...cardsLaid(run, by, [card(laid)])[0], act };
}

/** How far Weather Control moves the storm, or `none`. */
function weatherMove(run: Run, by: FactionId, node: Node): AnswerValue {
  if (node.value === 'none') return { play: false };
  return { play: true, ...cardsLaid(run, by, ['weather-control'])[0], sectors: number(node) };
}

/** What the plan will show: a leader, `cheap-hero`, a card, `none`, or the number dialled. */
function shownValue(run: Run, by: FactionId, node: Node): AnswerValue {
  const element = promptOf(run.table, by, 'show-element')?.element;
  if (element === 'dial' || typeof node.value === 'number') return number(node);
  if (element === 'leader') return planLeader(run, by, node);
  return node.value === 'none' ? 'none' : { ...cardsLaid(run, by, [card(node)])[0] };
}

/** A plan by titles: each card comes from a slot known to hold it, else from one that Mentat does not know. */
function planValue(run: Run, by: FactionId, node: Node): AnswerValue {
  const { dial, spice, leader: leads, 'kwisatz-haderach': messiah, weapon, defense } = fields(node, PLAN_KEYS);
  const hero = leads?.value === 'cheap-hero' ? (['cheap-hero'] as const) : [];
  const titles = [...hero, ...[weapon, defense].flatMap((laid) => (isNone(laid) ? [] : [card(laid)]))];
  const laid = [...cardsLaid(run, by, titles)];
  const heroCard = hero.length > 0 ? laid.shift() : undefined;
  return {
    dial: dial === undefined ? 0 : number(dial),
    spice: spice === undefined ? 0 : number(spice),
    leader:
      heroCard !== undefined
        ? { kind: 'cheap-hero', ...heroCard }
        : isNone(leads)
          ? null
          : { kind: 'leader', leader: leader(leads) },
    kwisatzHaderach: messiah !== undefined && truth(messiah),
    weapon: isNone(weapon) ? null : { ...laid.shift() },
    defense: isNone(defense) ? null : { ...laid.shift() },
  };
}

function planLeader(run: Run, by: FactionId, node: Node): AnswerValue {
  const who = oneOf(node, [...LEADER_IDS, 'cheap-hero', 'none'], 'leader');
  if (who === 'none') return null;
  return who === 'cheap-hero'
    ? { kind: 'cheap-hero', ...cardsLaid(run, by, ['cheap-hero'])[0] }
    : { kind: 'leader', leader: who };
}

/** One slot for each title, none used twice; a slot that does not exist where the hand cannot hold the card. */
function cardsLaid(run: Run, by: FactionId, titles: readonly TreacheryTitle[]): readonly PlayedCard[] {
  const free = [...seatView(run.table, by).mine.hand];
  return titles.map((title) => {
    const known = free.findIndex((held) => held.card === title);
    const at = known >= 0 ? known : free.findIndex((held) => held.card === 'unknown');
    const [slot] = at >= 0 ? free.splice(at, 1) : [];
    return { slot: slot?.slot ?? 'h0', card: title };
  });
}

/** Losses by part, `{ carthag: 2, carthag*: 1 }`: special forces under the name with a star; what is left out loses nothing. */
function lossesValue(run: Run, by: FactionId, node: Node, kind: 'choose-losses' | 'storm-losses'): AnswerValue {
  const answers = promptOf(run.table, by, kind)?.answers;
  const parts = answers === undefined ? [] : Object.keys(asRecord(firstAnswer(answers)));
  const told = entries(node).map(([where, count]) => {
    const part = place(keyNode(count, where.replace(/\*$/, '')));
    return [where.endsWith('*') ? specialName(part) : partName(part), number(count)] as const;
  });
  return Object.fromEntries([...parts.map((part) => [part, 0] as const), ...told]);
}

/** The cards kept, by title, out of those played; all others are discarded. */
function keptCards(run: Run, by: FactionId, node: Node): AnswerValue {
  const asked = promptOf(run.table, by, 'keep-cards');
  const slots = asked === null ? [] : Object.keys(asRecord(firstAnswer(asked.answers)));
  const kept = listOf(node, card);
  const { hand } = seatView(run.table, by).mine;
  const played = playedBy(run, by);
  const titleOf = (slot: string) =>
    played.find((laid) => laid.slot === slot)?.card ?? hand.find((held) => held.slot === slot)?.card;
  const left = [...kept];
  const fates = slots.map((slot): readonly [string, boolean] => {
    const at = left.findIndex((title) => title === titleOf(slot));
    if (at >= 0) left.splice(at, 1);
    return [slot, at >= 0];
  });
  return left.length > 0 ? NOT_OFFERED : Object.fromEntries(fates);
}

function playedBy(run: Run, by: FactionId): readonly PlayedCard[] {
  const { plan } = seatView(run.table, by).mine;
  if (plan === null) return [];
  return [plan.leader?.kind === 'cheap-hero' ? plan.leader : null, plan.weapon, plan.defense].flatMap((laid) =>
    laid === null ? [] : [laid],
  );
}

/** Any answer, raw, to a prompt named by its kind: for what no word of the game says. */
export const RAW_KEYS = ['prompt', 'value'] as const;
export function rawAnswer(node: Node): { readonly prompt: string; readonly value: unknown } {
  const { prompt, value } = Object.fromEntries(known(node, RAW_KEYS));
  if (prompt === undefined || value === undefined) wrong(node, '`prompt` and `value` are needed');
  return { prompt: text(prompt), value: value.value };
}

/** The prompt that an answer goes to; `confirm` and a mark can name another than the first open one of its kind. */
export const promptFor = (prompts: readonly Prompt[], kind: string, node: Node): Prompt | null =>
  prompts.find((prompt) => prompt.kind === kind && (prompt.kind !== 'check-own' || prompt.matter === node.value)) ??
  null;
