/** Queries about the harvests, for the rest of the module. */
import { must } from '../../../core/assert-never.ts';
import type { FactionId } from '../../../model/factions.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { HarvestRules } from '../rules.ts';
import type { HarvestActivity, HarvestsSlice } from './contract.ts';

/** Returns the values of the module at this table. */
export const harvestRules = ({ rules }: Pick<Ctx, 'rules'>): HarvestRules =>
  must(rules.harvest, 'the values of the harvests');

/** Returns the slice of the harvests. */
export const harvestsOf = ({ harvests }: GameState): NonNullable<HarvestsSlice['harvests']> =>
  must(harvests, 'harvests at this table');

/** Returns the Manager. The table has a Manager once the First Manager was named. */
export const managerOf = (state: GameState): FactionId => must(harvestsOf(state).manager, 'a Manager');

/** Returns the running harvest at any place of the stack, or `null`. */
export const runningHarvest = (state: GameState): HarvestActivity | null => findActivity(state, 'harvest');

/** Returns the sum of these cards or shares. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
