import type { Constraint } from '../../core/constraints.ts';
import { type Grammar, oneOf, allowedRows } from '../../core/grammar.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { fightingForces } from './api/fighting.ts';
import { factionState } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { dialsOf } from '../../model/strength.ts';
import type { BattleActivity } from './contract.ts';

/** The part of a plan's grammar about strength: the possible pairs of dial and spice. */
export interface StrengthPart {
  readonly fields: { readonly dial: Grammar; readonly spice: Grammar };
  readonly where: readonly Constraint[];
}

/**
 * Returns each possible dial with its spice. Each dial is the worth of some set of the forces. A side with uncounted
 * spice can support all its forces.
 * @rules GF9-2019 "Advanced Combat" ·
 */
export function strengthPart(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): StrengthPart {
  const { spice } = factionState(state, faction);
  const dials = dialsOf(fightingForces(ctx, state, battle, faction), spice === 'uncounted' ? Infinity : spice);
  const free = dials.every((dialled) => dialled.spice === 0);
  return {
    fields: { dial: numbersIn(dials.map(({ dial }) => dial)), spice: numbersIn(dials.map((dialled) => dialled.spice)) },
    where: free
      ? []
      : [
          allowedRows(
            ['dial', 'spice'],
            dials.map(({ dial, spice: laid }) => [dial, laid]),
          ),
        ],
  };
}

const numbersIn = (numbers: readonly number[]): Grammar => oneOf(...[...new Set(numbers)].sort((a, b) => a - b));
