import type { Feature } from '../../kernel/feature.ts';
import { placeForces, removeForces } from '../../pieces/groups.ts';
import { allOf, forcesOf } from '../../model/forces.ts';
import type { MovementContract } from './contract.ts';

/** The reducer of a move puts the group in its new place. */
export const reducer: Feature<MovementContract>['reducer'] = {
  ForcesMoved: (state, { faction, moved, to, side }) =>
    placeForces(removeForces(state, faction, moved), faction, to, allOf(moved), side),
  GroupParted: (state, { faction, from, ends, side }) =>
    ends.reduce(
      (now, end) => placeForces(removeForces(now, faction, [{ ...end, ...from }]), faction, end, forcesOf(end), side),
      state,
    ),
};
