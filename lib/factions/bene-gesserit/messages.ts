/** Messages of the prediction and of advisors. */
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import { formatPrediction } from '../../messages/prediction.ts';
import { theTerritory } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { BeneGesseritContract } from './contract.ts';

export const beneGesseritMessages: Messages<BeneGesseritContract> = {
  secrets: {
    prediction: {
      name: 'prediction',
      check: 'The moderator asks you to check your prediction. Nobody else sees your answer.',
      entered: ({ prediction }) =>
        prediction === 'untold'
          ? 'Your prediction is only on the printed cards.'
          : `You entered your prediction: ${formatPrediction(prediction)}`,
      covered: 'You entered your prediction.',
    },
  },
  refusals: {
    'does-not-predict': ({ faction }) =>
      explain(
        `${capitalize(theFaction(faction))} predicts nothing at this table.`,
        'Only one faction predicts the winner.',
      ),
    'predicts-itself': () => explain('A prediction names another faction.', 'Choose one of the others.'),
    'board-not-free': () =>
      explain('Your forces do not turn in this phase.', 'They turn after the spice blow, until the battles begin.'),
    'alone-there': ({ territory }, edition) =>
      explain(
        `No other faction is in ${theTerritory(territory, edition)}.`,
        'Advisors need other factions in their territory. Alone, they are fighters.',
      ),
    'settled-there': ({ territory }, edition) =>
      explain(
        `Your forces in ${theTerritory(territory, edition)} stay as they are for this turn.`,
        'Whether they coexist there was settled this turn.',
      ),
    'ally-there': ({ ally, territory }, edition) =>
      explain(
        `${capitalize(theFaction(ally))}, your ally, stands in ${theTerritory(territory, edition)}.`,
        'With an ally there, your forces stay advisors.',
      ),
  },
};
