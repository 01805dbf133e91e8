/** What hands do with forces where a step of a turn is undone, or the turn opened again. */
import type { Feature } from '../../kernel/feature.ts';
import type { ForceStack, Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { StepMade } from '../../model/shipping-types.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import { areAdvisors } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { ShipAndMoveContract } from './contract.ts';
import { isStep } from './put-back.ts';

export const actions: NonNullable<Feature<ShipAndMoveContract>['actions']> = {
  StepUndone: ({ faction, done }, state) => (isStep(done) ? putBackMoves(state, faction, done) : []),
  OwnTurnReopened: ({ faction, back }) =>
    back.map((stack) => ({ owner: faction, move: { ...stack, kind: 'forces-from-tanks' } })),
};

function putBackMoves(state: GameState, faction: FactionId, step: StepMade): readonly OwnedAction[] {
  const { to } = step;
  if (to !== null && step.from.length > 0) return step.from.map((stack) => across(faction, to, stack));
  if (step.kind === 'move') return [];
  return [
    ...(to === null
      ? step.from.map((stack) => ontoBoard(stack, step))
      : [toReserves(state, { faction, ...to, ...step.forces })]),
    ...(step.lost.count > 0
      ? [{ owner: faction, move: { kind: 'tanks-to-reserves', faction, ...step.lost } } as const]
      : []),
    ...step.companions.map((stack) => toReserves(state, stack)),
  ].filter(({ move }) => !('count' in move) || move.count > 0);
}

const across = (
  faction: FactionId,
  { territory, sector }: Place,
  { territory: home, sector: homeSector, count, special }: ForceStack,
): OwnedAction => ({
  owner: faction,
  move: {
    kind: 'forces-move',
    faction,
    from: { territory, sector },
    to: { territory: home, sector: homeSector },
    count,
    special,
  },
});

const toReserves = (state: GameState, stack: ForceStack): OwnedAction => ({
  owner: stack.faction,
  move: {
    ...stack,
    kind: 'forces-to-reserves',
    side: areAdvisors(state, stack.faction, stack.territory) ? 'advisors' : 'fighters',
  },
});

const ontoBoard = (stack: ForceStack, { before }: StepMade): OwnedAction => ({
  owner: stack.faction,
  move: {
    ...stack,
    kind: 'forces-from-reserves',
    side: before.find(({ territory }) => territory === stack.territory)?.side ?? 'fighters',
  },
});
