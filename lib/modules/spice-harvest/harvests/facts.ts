/**
 * The facts that a moderator sets: the Manager, the number of the harvest, and the factions that kept the office once.
 */
import { range } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { booleanField, factionField } from '../../../model/fields.ts';
import type { Refusal } from '../../../model/refusals.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { requireInPlay, requireInRange } from '../../../pieces/requirements.ts';
import { takesPart } from '../players.ts';
import type { HarvestsContract } from './contract.ts';

/** A number of harvests that is larger than in any rulebook. */
const MAX_HARVESTS = 9;

export const facts: Feature<HarvestsContract>['facts'] = {
  'harvest-manager': {
    input: { manager: factionField },
    now: (state, fact) => ({ ...fact, manager: state.harvests?.manager ?? fact.manager }),
    validate: (ctx, state, { manager }) =>
      requireInPlay(state, manager) ??
      (takesPart(ctx, manager) && (state.harvests?.manager ?? null) !== null && findActivity(state, 'prelude') !== null
        ? null
        : NO_HARVESTS),
    set: (state, { manager }) => withSlice(state, { manager }),
  },
  'harvest-number': {
    input: { harvest: range(0, MAX_HARVESTS) },
    now: ({ harvests }, fact) => ({ ...fact, harvest: harvests?.harvest ?? 0 }),
    validate: ({ rules }, state, { harvest }) =>
      requireHarvests(state) ?? requireInRange(harvest, 0, rules.harvest?.harvests ?? 0),
    set: (state, { harvest }) => withSlice(state, { harvest }),
  },
  'kept-office': {
    input: { faction: factionField, kept: booleanField },
    now: ({ harvests }, fact) => ({ ...fact, kept: harvests?.keptOffice.includes(fact.faction) === true }),
    validate: (_ctx, state, { faction }) => requireHarvests(state) ?? requireInPlay(state, faction),
    set: (state, { faction, kept }) => {
      const others = state.harvests?.keptOffice.filter((one) => one !== faction) ?? [];
      return withSlice(state, { keptOffice: kept ? [...others, faction] : others });
    },
  },
};

const NO_HARVESTS: Refusal = { code: 'no-harvests' };

const requireHarvests = ({ harvests }: GameState): Refusal | null => (harvests === null ? NO_HARVESTS : null);

const withSlice = (state: GameState, change: Partial<NonNullable<GameState['harvests']>>): GameState => ({
  ...state,
  harvests: state.harvests === null ? null : { ...state.harvests, ...change },
});
