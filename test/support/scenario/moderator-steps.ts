/** What the moderator does in a step. */
import { OWN_MATTERS, PHASES, type Want } from '../../../lib/engine.ts';
import { promptsOf, tableView } from '../table.ts';
import { promptFor } from './answers.ts';
import { moveCardWant, takeCardsWant } from './card-steps.ts';
import { factsOf } from './given.ts';
import { faction, keyNode } from './names.ts';
import { entries, number, oneOf, oneVerb, text, type Node } from './node.ts';
import { marksOf, type Run } from './run.ts';
import { tickWant } from './seat-steps.ts';

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

export function moderatorWants(run: Run, node: Node): readonly Want[] {
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

const BEGINNINGS = { setup: 'BeginSetup', storm: 'BeginStorm', battles: 'BeginBattles' } as const;

/** How many phases on this one lies; `count` ends the comparing of the board. */
function stepsTo(run: Run, node: Node): number {
  const { phaseOrder, phase, next } = tableView(run.table);
  const to = oneOf(node, [...PHASES, 'count'], 'phase');
  if (to === 'count' || to === next?.phase) return 1;
  const ahead = phaseOrder.findIndex((one) => one === to) - phaseOrder.indexOf(phase);
  return ahead > 0 ? ahead : ahead + phaseOrder.length;
}
