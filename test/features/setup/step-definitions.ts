/** The actions of this feature in scenario files. */
import { DRAWN_MATTERS, PLACED_SPECIAL, RESERVED_SPECIAL, partName, type AnswerValue, type FactionId } from '#engine';
import { NOT_OFFERED } from '../../support/scenario/answers.ts';
import { predictionTold } from '../../support/scenario/names.ts';
import { keyNode, place, forces } from '../../support/scenario/names.ts';
import { entries, oneOf, truth, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { promptOf } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  predict: { prompt: 'predict', value: (_run, _by, node) => toldOrUntold(node) },
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
};

const toldOrUntold = (node: Node): AnswerValue => {
  const told = predictionTold(node);
  return told === 'untold' ? told : { faction: told.faction, turn: told.turn };
};

/** Reads placed forces. Parts that are not named stay empty; special forces that are not placed stay in reserve. */
function spreadValue(run: Run, by: FactionId, node: Node): AnswerValue {
  const prompt = promptOf(run.table, by, 'spread-forces');
  if (prompt === null) return NOT_OFFERED;
  const told = new Map(entries(node).map(([where, there]) => [partName(place(keyNode(there, where))), forces(there)]));
  const answer: Record<string, number> = {};
  for (const part of new Set([...prompt.parts.map(partName), ...told.keys()])) {
    const { count, special } = told.get(part) ?? { count: 0, special: 0 };
    answer[part] = count - special;
    if (prompt.special > 0) answer[part + PLACED_SPECIAL] = special;
  }
  const placed = [...told.values()].reduce((sum, { special }) => sum + special, 0);
  return prompt.special > 0 ? { ...answer, [RESERVED_SPECIAL]: prompt.special - placed } : answer;
}

export const beginnings: Words['beginnings'] = { setup: 'BeginSetup' };
