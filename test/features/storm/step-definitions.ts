/** The actions of this feature in scenario files. */
import { type AnswerValue, type FactionId } from '#engine';
import { cardsLaid, lossesValue } from '../../support/scenario/answers.ts';
import { number, truth, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { everybodyPasses } from '../../support/scenario/answers.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  'storm-dial': { prompt: 'storm-dial', value: (_run, _by, node) => number(node) },
  'storm-losses': { prompt: 'storm-losses', value: (run, by, node) => lossesValue(run, by, node, 'storm-losses') },
  weather: { prompt: 'weather-control', value: weatherMove },
  atomics: {
    prompt: 'family-atomics',
    value: (run, by, node) =>
      truth(node) ? { play: true, ...cardsLaid(run, by, ['family-atomics'])[0] } : { play: false },
  },
};

/** The number of sectors that Weather Control moves the storm, or `none`. */
function weatherMove(run: Run, by: FactionId, node: Node): AnswerValue {
  if (node.value === 'none') return { play: false };
  return { play: true, ...cardsLaid(run, by, ['weather-control'])[0], sectors: number(node) };
}

export const sentences: Words['sentences'] = {
  'nobody changes the weather': (run) => everybodyPasses(run, 'weather-control', { play: false }),
  'nobody plays atomics': (run) => everybodyPasses(run, 'family-atomics', { play: false }),
};

export const beginnings: Words['beginnings'] = { storm: 'BeginStorm' };
