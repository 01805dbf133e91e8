/** What can happen in a scenario: seats act, the moderator acts, time passes. */
import {
  FACTIONS,
  PHASES,
  OWN_MATTERS,
  type Actor,
  type FactionId,
  type InstructionId,
  type PromptKind,
  type Want,
  type WindowAsk,
} from '../../../lib/engine.ts';
import { giveWant, moveCardWant, putAwayWant, takeCardsWant } from './card-steps.ts';
import { must } from '../../../lib/core/assert-never.ts';
import { afterSilence, factionsOf, letWindowPass, promptsOf, seatView, tableView } from '../table.ts';
import { ANSWER_VERBS, battleNamed, promptFor, rawAnswer } from './answers.ts';
import { factsOf, OWN_KEYS } from './given.ts';
import { faction, keyNode, territory } from './names.ts';
import { entries, fields, isMapping, known, number, oneOf, text, truth, wrong, type Node } from './node.ts';
import { attempt, marked, type Attempt, type Run } from './run.ts';

const SEAT_ONLY_VERBS = [
  'withdraw',
  'propose',
  'flip',
  'enter',
  'put-away',
  'give',
  'talk',
  'stand-aside',
  'tick',
  'answer',
] as const;
export const SEAT_VERBS: readonly string[] = [...Object.keys(ANSWER_VERBS), ...SEAT_ONLY_VERBS];
export const MODERATOR_VERBS = [
  'next',
  'set',
  'begin',
  'end',
  'answer-for',
  'answer-early-for',
  'ask',
  'deal',
  'return-hand',
  'take-cards',
  'move-card',
  'lower',
  'hold',
  'go-on',
  'clear',
  'take-back',
  'tick',
] as const;
export const SENTENCES = [
  'nobody interferes',
  'nobody calls treachery',
  'nobody changes the weather',
  'nobody plays atomics',
  'the board is put right',
  'everybody finds the board right',
  'time passes',
] as const;
/** What stands beside the actor in a step. */
export const MODIFIERS = ['refused', 'sent-by', 'prompt-from'] as const;
export const STEP_KEYS = [...FACTIONS, 'moderator', 'battle', 'mark', 'repeat', 'then', ...MODIFIERS] as const;

/** Does one step; the refusal is handed back, expected or not. */
export function doStep(run: Run, step: Node): Attempt {
  if (!isMapping(step)) return sayStep(run, step);
  const told = known(step, STEP_KEYS);
  const acts = told.filter(([key]) => !MODIFIERS.some((modifier) => modifier === key));
  const modifiers = Object.fromEntries(told) as Partial<Record<(typeof MODIFIERS)[number], Node>>;
  const [act, ...more] = acts;
  if (act === undefined || more.length > 0) wrong(step, 'a step says who acts, once');
  const [actor, node] = act;
  if (isFaction(actor)) {
    return inTurn(run, [seatWant(run, actor, node, modifiers['prompt-from'])], sender(modifiers, actor));
  }
  switch (actor) {
    case 'battle':
      return chooseBattle(run, node);
    case 'mark':
      return { run: marked(run, text(node)), refusal: null };
    case 'repeat':
      return repeatLast(run, faction(node));
    case 'moderator':
      return inTurn(inItsTime(run, node), moderatorWants(run, node), sender(modifiers, 'moderator'));
    case 'then':
    case 'refused':
    case 'sent-by':
    case 'prompt-from':
      return wrong(step, `${actor} is no actor`);
  }
}

/** The desk answers for a seat once it has been silent for long enough. */
function inItsTime(run: Run, node: Node): Run {
  const [verb] = oneVerb(node, MODERATOR_VERBS);
  return verb === 'answer-for' ? { ...run, table: afterSilence(run.table) } : run;
}

const isFaction = (actor: string): actor is FactionId => FACTIONS.some((known) => known === actor);

const sender = (modifiers: Partial<Record<string, Node>>, actor: Actor): Actor =>
  modifiers['sent-by'] === undefined
    ? actor
    : oneOf(modifiers['sent-by'], [...FACTIONS, 'moderator', 'clock'], 'sender');

/** Several commands as one step; the first refusal ends it. */
function inTurn(run: Run, wants: readonly Want[], by: Actor): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const want of wants) {
    now = attempt(now.run, by, want);
    if (now.refusal !== null) break;
  }
  return now;
}

function sayStep(run: Run, step: Node): Attempt {
  switch (oneOf(step, SENTENCES, 'sentence')) {
    case 'nobody interferes':
      return everybodyPasses(run, 'interfere', { play: false });
    case 'nobody changes the weather':
      return everybodyPasses(run, 'weather-control', { play: false });
    case 'nobody plays atomics':
      return everybodyPasses(run, 'family-atomics', { play: false });
    case 'nobody calls treachery':
      return everybodyPasses(run, 'treachery', { call: false });
    case 'the board is put right':
      return boardPutRight(run);
    case 'everybody finds the board right':
      return boardFoundRight(run);
    case 'time passes':
      return { run: { ...run, table: letWindowPass(run.table) }, refusal: null };
  }
}

/** Everybody who is still asked declines, and the window's time passes if it still runs. */
function everybodyPasses(run: Run, kind: WindowAsk['kind'], value: unknown): Attempt {
  const window = tableView(run.table).window?.id ?? null;
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const prompt = promptsOf(now.run.table, who).find((asked) => asked.kind === kind && !asked.sealed);
    if (prompt === undefined) continue;
    now = attempt(now.run, who, { type: 'Answer', prompt: prompt.id, value });
    if (now.refusal !== null) return now;
  }
  const still = tableView(now.run.table).window?.id ?? null;
  return still === null || still !== window
    ? now
    : { run: { ...now.run, table: letWindowPass(now.run.table) }, refusal: null };
}

/** How many phases on this one lies; `count` ends the comparing of the board. */
function stepsTo(run: Run, node: Node): number {
  const { phaseOrder, phase, next } = tableView(run.table);
  const to = oneOf(node, [...PHASES, 'count'], 'phase');
  if (to === 'count' || to === next?.phase) return 1;
  const ahead = phaseOrder.findIndex((one) => one === to) - phaseOrder.indexOf(phase);
  return ahead > 0 ? ahead : ahead + phaseOrder.length;
}

/** Everybody who is still asked finds that the board is as Mentat has it. */
function boardFoundRight(run: Run): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const asked = promptsOf(now.run.table, who).find((prompt) => prompt.kind === 'check-board' && !prompt.sealed);
    if (asked !== undefined) now = attempt(now.run, who, { type: 'Answer', prompt: asked.id, value: 'right' });
    if (now.refusal !== null) return now;
  }
  return now;
}

/** Everybody ticks his hand moves, and the two who fought say that they are done. */
function boardPutRight(run: Run): Attempt {
  let now: Attempt = { run, refusal: null };
  for (const who of factionsOf(run.table)) {
    const moves = tableView(now.run.table).instructions.filter(({ owner, done }) => !done && owner === who);
    now = inTurn(
      now.run,
      moves.map(({ id }): Want => ({ type: 'TickInstruction', instruction: id, done: true })),
      who,
    );
    const asked = promptsOf(now.run.table, who).find((prompt) => prompt.kind === 'battle-done');
    if (asked !== undefined) now = attempt(now.run, who, { type: 'Answer', prompt: asked.id, value: true });
    if (now.refusal !== null) return now;
  }
  return now;
}

function repeatLast(run: Run, by: FactionId): Attempt {
  return attempt(run, by, must(run.lastSent[by], `something that ${by} sent before`));
}

/** The battle phase begins if it has not, and whoever is asked chooses this battle. */
function chooseBattle(run: Run, node: Node): Attempt {
  const wanted = battleNamed(node);
  const begun: Attempt =
    tableView(run.table).running === null
      ? attempt(run, 'moderator', { type: 'BeginBattles' })
      : { run, refusal: null };
  if (begun.refusal !== null) return begun;
  const chooser = factionsOf(run.table).find((who) =>
    promptsOf(begun.run.table, who).some((prompt) => prompt.kind === 'choose-battle'),
  );
  if (chooser !== undefined)
    return inTurn(
      begun.run,
      [seatWant(begun.run, chooser, { value: { choose: node.value }, path: node.path }, undefined)],
      chooser,
    );
  const running = tableView(begun.run.table).battle;
  if (running?.territory !== wanted.territory)
    wrong(node, `nobody chooses a battle now; running: ${String(running?.territory)}`);
  return begun;
}

function seatWant(run: Run, by: FactionId, node: Node, promptFrom: Node | undefined): Want {
  const [verb, value, ...more] = oneVerb(node, SEAT_VERBS);
  if (more.length > 0) wrong(node, 'one thing at a time');
  const prompts =
    promptFrom === undefined
      ? [...promptsOf(run.table, by), seatView(run.table, by).freePlay]
      : (marksOf(run, promptFrom).prompts[by] ?? []);
  const answerTo = (kind: string, answer: unknown): Want => ({
    type: 'Answer',
    prompt: promptFor(prompts, kind, value)?.id ?? `no ${kind} is open`,
    value: answer,
  });
  const answer = ANSWER_VERBS[verb];
  if (answer !== undefined) return answerTo(answer.prompt, answer.value(run, by, value));
  switch (oneOf(keyNode(node, verb), SEAT_ONLY_VERBS, 'verb')) {
    case 'withdraw':
      return { type: 'Withdraw', prompt: promptFor(prompts, promptOfWord(value), value)?.id ?? 'nothing is sealed' };
    case 'propose':
      oneOf(value, ['no-leader'], 'proposal');
      return { type: 'ProposeNoLeader', battle: tableView(run.table).battle?.id ?? 'b0' };
    case 'flip': {
      const told = fields(value, ['in', 'to'] as const);
      return {
        type: 'FlipForces',
        territory: territory(must(told.in, 'where forces flip')),
        side: oneOf(must(told.to, 'the other side'), ['fighters', 'advisors'], 'side'),
      };
    }
    case 'enter':
      return enterWant(value);
    case 'put-away':
      return putAwayWant(run, by, value);
    case 'give':
      return giveWant(run, by, value);
    case 'talk':
      return { type: truth(value) ? 'RaiseHand' : 'LowerHand' };
    case 'stand-aside':
      return { type: 'StandAside', on: truth(value) };
    case 'tick':
      return tickWant(run, by, value);
    case 'answer': {
      const raw = rawAnswer(value);
      return answerTo(raw.prompt, raw.value);
    }
  }
}

const BEGINNINGS = { setup: 'BeginSetup', storm: 'BeginStorm', battles: 'BeginBattles' } as const;

const COMMITMENTS = {
  plan: 'battle-plan',
  interfere: 'interfere',
  treachery: 'treachery',
  'storm-dial': 'storm-dial',
  weather: 'weather-control',
  atomics: 'family-atomics',
  board: 'check-board',
} as const satisfies Readonly<Record<string, PromptKind>>;

const promptOfWord = (node: Node): string =>
  COMMITMENTS[oneOf(node, Object.keys(COMMITMENTS) as (keyof typeof COMMITMENTS)[], 'commitment')];

function enterWant(node: Node): Want {
  const [key, value] = oneVerb(node, Object.keys(OWN_KEYS));
  return { type: 'EnterOwn', fact: must(OWN_KEYS[key], key)(value) };
}

/** The first move of this kind that this owner has not ticked. */
function tickWant(run: Run, owner: FactionId | 'table', node: Node): Want {
  const wanted = text(node);
  const found = tableView(run.table).instructions.find(
    (one) => one.owner === owner && one.move.kind === wanted && !one.done,
  );
  return { type: 'TickInstruction', instruction: found?.id ?? ('i0' satisfies InstructionId), done: true };
}

function moderatorWants(run: Run, node: Node): readonly Want[] {
  const [verb, value] = oneVerb(node, MODERATOR_VERBS);
  switch (verb) {
    case 'set':
      return entries(value).flatMap(([key, inner]) =>
        factsOf(keyNode(value, key), inner).map((fact): Want => ({ type: 'CorrectFact', fact })),
      );
    case 'next':
      return Array.from({ length: stepsTo(run, value) }, (): Want => ({ type: 'NextPhase' }));
    case 'begin':
      return [{ type: BEGINNINGS[oneOf(value, ['setup', 'storm', 'battles'], 'phase')] }];
    case 'end':
      oneOf(value, ['battles'], 'phase');
      return [{ type: 'EndBattles' }];
    case 'answer-for':
    case 'answer-early-for':
      return entries(value).map(([who, kind]) => ({
        type: 'AnswerByDefault',
        prompt: promptFor(promptsOf(run.table, faction(keyNode(value, who))), text(kind), kind)?.id ?? 'none',
      }));
    case 'ask':
      return entries(value).map(([who, matter]) => ({
        type: 'AskOwner',
        faction: faction(keyNode(value, who)),
        matter: oneOf(matter, OWN_MATTERS, 'secret'),
      }));
    case 'deal':
      if (value.value === 'traitors') return [{ type: 'DealTraitors' }];
      return entries(value).map(([who, count]) => ({
        type: 'DealCards',
        faction: faction(keyNode(value, who)),
        count: number(count),
      }));
    case 'return-hand':
      return [{ type: 'ReturnHand', faction: faction(value) }];
    case 'take-cards':
      return [takeCardsWant(value)];
    case 'move-card':
      return [moveCardWant(value)];
    case 'lower':
      oneOf(value, ['hands'], 'thing to lower');
      return [{ type: 'LowerHand' }];
    case 'hold':
    case 'go-on':
      oneOf(value, ['the table'], 'thing that can be held');
      return [{ type: verb === 'hold' ? 'PauseTable' : 'ResumeTable' }];
    case 'clear':
      oneOf(value, ['instructions'], 'thing to clear');
      return [{ type: 'ClearInstructions' }];
    case 'take-back':
      return [{ type: 'TakeBack', to: typeof value.value === 'number' ? value.value : marksOf(run, value).line }];
    case 'tick':
      return [tickWant(run, 'table', value)];
  }
}

export function marksOf(run: Run, node: Node) {
  return run.marks[text(node)] ?? wrong(node, `no mark has this name: ${text(node)}`);
}

function oneVerb<Verb extends string>(node: Node, verbs: readonly Verb[]): readonly [Verb, Node, ...unknown[]] {
  const [first, ...more] = known(node, verbs);
  if (first === undefined || more.length > 0) wrong(node, 'one thing at a time');
  return first;
}
