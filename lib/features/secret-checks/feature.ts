/**
 * Prompts of a moderator to an owner: “check what you have entered”. The prompts wait on phones, and the game does not
 * wait for them.
 */
import { oneOf } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { accepted, refused } from '../../model/decision.ts';
import { requireInPlay } from '../../pieces/requirements.ts';
import { factionField } from '../../model/fields.ts';
import { SECRET_KINDS } from '../../model/secret-kinds.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { SecretChecksContract } from './contract.ts';
import { checkClosed, isChecking, ownerChecked } from './events.ts';

export const secretChecks: Feature<SecretChecksContract> = {
  initialSlice: () => ({ checks: [], nextCheck: 1 }),
  commands: {
    // Refuses `faction-not-in-play`, and a secret that the faction does not have.
    AskOwner: {
      from: 'moderator',
      input: { faction: factionField, matter: oneOf(...SECRET_KINDS) },
      decide: (_ctx, state, { faction, matter }, { secretRefusal: whyNotTheirs }) => {
        const refusal = requireInPlay(state, faction) ?? whyNotTheirs(faction, matter);
        if (refusal !== null) return refused(refusal);
        return isChecking(state, faction, matter) ? accepted() : accepted({ type: 'OwnerAsked', faction, matter });
      },
    },
  },
  onDeclareAlways: (state, faction, { kind }) => checkClosed(state, faction, kind),
  backgroundPrompts: (_ctx, state) => checkPrompts(state),
  prompts: {
    'check-own': {
      nonBlocking: 'pending',
      onAnswer: (_ctx, _state, { faction, matter }) => accepted(ownerChecked(faction, matter)),
    },
  },
  reducer: {
    OwnerAsked: (state, { faction, matter }) => ({
      ...state,
      checks: [...state.checks, { id: state.nextCheck, faction, matter }],
      nextCheck: state.nextCheck + 1,
    }),
    OwnerChecked: (state, { faction, matter }) => ({
      ...state,
      checks: state.checks.filter((check) => check.faction !== faction || check.matter !== matter),
    }),
  },
  log: {
    OwnerAsked: ({ faction, matter }) => ({ code: 'owner-asked', faction, matter }),
    OwnerChecked: ({ faction, matter }) => ({ code: 'owner-checked', faction, matter }),
  },
  allowedBeforeStart: ['OwnerAsked', 'OwnerChecked'],
};

/** Returns the prompts that wait on phones in addition to all others. */
const checkPrompts = (state: GameState): readonly Prompt[] =>
  state.checks.map(({ id, faction, matter }) =>
    createPrompt(state, { kind: 'check-own', matter }, { faction, about: `${matter}-${id}`, answers: oneOf('right') }),
  );
