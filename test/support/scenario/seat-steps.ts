/** What one seat does in a step: it answers, withdraws, enters something of its own, talks. */
import { must } from '../../../lib/core/assert-never.ts';
import { FACTIONS, type FactionId, type InstructionId, type PromptKind, type Want } from '../../../lib/engine.ts';
import { promptsOf, seatView, tableView } from '../table.ts';
import { ANSWER_VERBS, promptFor, rawAnswer } from './answers.ts';
import { giveWant, putAwayWant } from './card-steps.ts';
import { OWN_KEYS } from './given.ts';
import { keyNode, territory } from './names.ts';
import { fields, oneOf, oneVerb, text, truth, wrong, type Node } from './node.ts';
import { marksOf, type Run } from './run.ts';

const SEAT_ONLY_VERBS = [
  'withdraw',
  'propose',
  'flip',
  'enter',
  'put-away',
  'give',
  'talk',
  'stand-aside',
  'swap',
  'tick',
  'answer',
] as const;
export const SEAT_VERBS: readonly string[] = [...Object.keys(ANSWER_VERBS), ...SEAT_ONLY_VERBS];

export function seatWant(run: Run, by: FactionId, node: Node, promptFrom: Node | undefined): Want {
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
    case 'swap':
      return { type: 'SwapFactions', partner: oneOf(value, FACTIONS, 'faction') };
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

/** The first move of this kind, its own or anybody's, that this owner has not ticked. */
export function tickWant(run: Run, owner: FactionId | 'table', node: Node): Want {
  const wanted = text(node);
  const found = tableView(run.table).instructions.find(
    (one) => (one.owner === owner || one.owner === 'table') && one.move.kind === wanted && !one.done,
  );
  return { type: 'TickInstruction', instruction: found?.id ?? ('i0' satisfies InstructionId), done: true };
}
