import { partName } from '../../board/places.ts';
import { getField } from '../../core/answer.ts';
import { range, record } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { accepted } from '../../model/decision.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { CollectionContract, CollectedSpice } from './contract.ts';
import { currentCollection } from './api.ts';

/**
 * Offers each faction to take less of the spice on the sand. There is no choice about the income of strongholds.
 */
export const optionalPrompts = (state: GameState): readonly Prompt[] =>
  openCollection(state)
    .filter(({ fields }) => fields.length > 0)
    .map(({ faction, fields }) =>
      createPrompt(
        state,
        { kind: 'collect-less', fields },
        {
          faction,
          about: `harvest-${state.nextCollection}`,
          answers: record(Object.fromEntries(fields.map((field) => [partName(field), range(0, field.most)]))),
        },
      ),
    );

function openCollection(state: GameState): CollectedSpice {
  const now = currentCollection(state);
  return now === null || now.isClosed ? [] : now.collection;
}

/** The handler of the answer. Spice that is left stays for the next turn. */
export const promptHandlers: Feature<CollectionContract>['prompts'] = {
  'collect-less': {
    canBeTakenBack: true,
    nonBlocking: 'optional',
    onAnswer: (_ctx, _state, { faction, fields }, value) =>
      accepted({
        type: 'CollectingLimited',
        faction,
        limits: fields
          .map((field) => ({ field, most: Number(getField(value, partName(field))) }))
          .filter(({ field, most }) => most < field.most)
          .map(({ field: { territory, sector }, most }) => ({ faction, territory, sector, most })),
      }),
  },
};
