import type { Feature } from '../../play/feature.ts';
import { cameTo, left } from '../../pieces/groups.ts';
import { allOf } from '../../table/forces.ts';
import type { MovementContract } from './contract.ts';

/** A group stands elsewhere. */
export const records: Feature<MovementContract>['records'] = {
  ForcesMoved: (state, { faction, moved, to, side }) =>
    cameTo(left(state, faction, moved), faction, to, allOf(moved), side),
};
