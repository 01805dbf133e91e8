/** The corrections of turn, phase, first player and alliances. */
import { FACTIONS } from '../../model/factions.ts';
import { PHASES } from '../../model/phases.ts';
import { oneOf, list } from '../../core/grammar.ts';
import { factionField, countField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { inSeats, whyNoAlliance, withAlliance } from '../../pieces/alliances.ts';
import { allianceOf } from '../../model/selectors.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import { requireInPlay, requireInRange } from '../../pieces/requirements.ts';
import type { TurnContract } from './contract.ts';

export const facts: Feature<TurnContract>['facts'] = {
  turn: {
    input: { turn: countField },
    now: (state, fact) => ({ ...fact, turn: state.turn }),
    validate: ({ rules: { turnLimit } }, _state, { turn }) => requireInRange(turn, 1, turnLimit),
    set: (state, { turn }) => ({ ...state, turn }),
  },
  phase: {
    input: { phase: oneOf(...PHASES) },
    now: (state, fact) => ({ ...fact, phase: state.phase }),
    // A running phase ends only by its own events, never because the moderator sets another phase.
    validate: ({ rules: { phaseOrder } }, state, { phase }) =>
      phase !== 'setup' && !phaseOrder.includes(phase) ? { code: 'no-such-phase', phase } : runningPhaseRefusal(state),
    set: (state, { phase }) => ({ ...state, phase }),
  },
  'first-player': {
    input: { faction: factionField },
    now: (state, fact) => ({ ...fact, faction: state.firstPlayer }),
    validate: (_ctx, state, { faction }) => requireInPlay(state, faction),
    set: (state, { faction }) => ({ ...state, firstPlayer: faction }),
  },
  alliance: {
    input: { members: list(factionField, { most: FACTIONS.length }) },
    now: (state, fact) => ({
      ...fact,
      members: fact.members.slice(0, 1).flatMap((first) => allianceOf(state, first)),
    }),
    validate: (ctx, state, { members }) => whyNoAlliance(ctx, state, members),
    set: (state, { members }) => withAlliance(state, members),
    normalize: (state, fact) => ({ ...fact, members: inSeats(state, fact.members) }),
  },
};
