/** What was shipped or moved, put back where it was; only as long as it still stands where it came. */
import { forcesIn, withFaction, withSide } from '../../pieces/changes.ts';
import { placeForces, removeForces } from '../../pieces/groups.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import { allOf, forcesOf, isValidForces, minus, plus } from '../../model/forces.ts';
import type { Done, StepMade } from '../../model/shipping-types.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';

export const isStep = (done: Done | undefined): done is StepMade =>
  done !== undefined && (done.kind === 'shipment' || done.kind === 'move');

/** Whether all of these can be put back, the last one first: nobody of them has died, come back or been corrected since. */
export function mayBePutBack(state: GameState, faction: FactionId, steps: readonly Done[]): boolean {
  let now = state;
  for (const step of steps.filter(isStep).reverse()) {
    if (!standsStill(now, faction, step)) return false;
    now = putBack(now, faction, step);
  }
  return true;
}

/** The first step that could not have been made without a power, where it and all after it can still be put back; -1 where none. */
export function firstRestingOn(
  state: GameState,
  { faction, done }: { readonly faction: FactionId; readonly done: readonly Done[] },
  powers: readonly AdvantageId[],
): number {
  const at = done.findIndex((step) => isStep(step) && step.restsOn.some((power) => powers.includes(power)));
  return mayBePutBack(state, faction, done.slice(at)) ? at : -1;
}

function standsStill(state: GameState, faction: FactionId, step: StepMade): boolean {
  const came = step.kind === 'move' ? allOf(step.from) : step.forces;
  const { reserves, tanks } = factionState(state, faction);
  const there = step.to === null ? reserves : forcesIn(state, faction, step.to);
  const companions = step.kind === 'move' ? [] : step.companions;
  return (
    isValidForces(minus(there, came)) &&
    (step.kind === 'move' || isValidForces(minus(tanks, step.lost))) &&
    companions.every((stack) => isValidForces(minus(forcesIn(state, stack.faction, stack), stack)))
  );
}

/** The pieces, and the sides that they show, as they were before. */
export function putBack(state: GameState, faction: FactionId, step: StepMade): GameState {
  const gone = step.kind === 'move' ? withoutMoved(state, faction, step) : withoutShipped(state, faction, step);
  const stood = step.from.reduce(
    (now, { territory, sector, count, special }) =>
      placeForces(now, faction, { territory, sector }, { count, special }, 'fighters'),
    gone,
  );
  return step.before.reduce((now, { territory, side }) => withSide(now, faction, territory, side), stood);
}

const withoutMoved = (state: GameState, faction: FactionId, { from, to }: StepMade & { kind: 'move' }): GameState =>
  removeForces(state, faction, [{ faction, ...to, ...allOf(from) }]);

function withoutShipped(state: GameState, faction: FactionId, step: StepMade & { kind: 'shipment' }): GameState {
  const { to, forces, lost, way, companions } = step;
  const alone = companions.reduce(
    (now, { faction: other, ...stack }) =>
      withFaction(removeForces(now, other, [{ faction: other, ...stack }]), other, ({ reserves }) => ({
        reserves: plus(reserves, forcesOf(stack)),
      })),
    state,
  );
  const gone = to === null ? alone : removeForces(alone, faction, [{ faction, ...to, ...forces }]);
  if (way === 'down')
    return withFaction(gone, faction, ({ reserves, tanks }) => ({
      reserves: plus(plus(reserves, forces), lost),
      tanks: minus(tanks, lost),
    }));
  return way === 'back' ? withFaction(gone, faction, ({ reserves }) => ({ reserves: minus(reserves, forces) })) : gone;
}
