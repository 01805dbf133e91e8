/** The storm, the Shield Wall and the wheels, as a moderator sets them. */
import { anyOf, oneOf } from '../../core/grammar.ts';
import { factionField, sectorField, booleanField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { requireInPlay, requireInRange } from '../../pieces/requirements.ts';
import type { PublicFactOf } from '../../model/facts.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState } from '../../model/state.ts';
import type { StormContract } from './contract.ts';

export const facts: Feature<StormContract>['facts'] = {
  storm: {
    input: { sector: sectorField },
    now: (state, fact) => ({ ...fact, sector: state.storm }),
    validate: ({ board }, _state, { sector }) => requireInRange(sector, 1, board.sectors),
    set: (state, { sector }) => ({ ...state, storm: sector }),
  },
  'shield-wall': {
    input: { stands: booleanField },
    now: (state, fact) => ({ ...fact, stands: state.shieldWallStands }),
    validate: () => null,
    set: (state, { stands }) => ({ ...state, shieldWallStands: stands }),
  },
  'last-wheels': {
    input: { one: anyOf(factionField, oneOf(null)), two: anyOf(factionField, oneOf(null)) },
    now: (state, fact) => ({ ...fact, one: state.lastWheels?.[0] ?? null, two: state.lastWheels?.[1] ?? null }),
    validate: (_ctx, state, fact) => whyNotWheels(state, fact),
    set: (state, { one, two }) => ({ ...state, lastWheels: one === null || two === null ? null : [one, two] }),
  },
};

function whyNotWheels(state: GameState, { one, two }: PublicFactOf<'last-wheels'>): Refusal | null {
  if (one === two ? one !== null : one === null || two === null) return { code: 'wheels-need-two' };
  return (one === null ? null : requireInPlay(state, one)) ?? (two === null ? null : requireInPlay(state, two));
}
