/** What hands do with the cardboard when pieces move; nothing for components that the app keeps. */
import type { Feature } from '../play/feature.ts';
import type { EventOf } from '../table/events.ts';
import type { OwnedMove } from '../table/instructions.ts';
import { ownerOf } from '../table/leaders.ts';
import type { GameState } from '../table/state.ts';
import type { PiecesContract } from './contract.ts';

export const moves: NonNullable<Feature<PiecesContract>['moves']> = {
  ForcesLost: ({ faction, territory, sector, count, special }) => [
    { owner: faction, move: { kind: 'forces-to-tanks', faction, territory, sector, count, special } },
  ],
  SideShown: ({ faction, territory, side }) => [
    { owner: faction, move: { kind: 'flip-forces', faction, territory, side } },
  ],
  LeaderKilled: ({ leader }) => [{ owner: ownerOf(leader), move: { kind: 'leader-to-tanks', leader } }],
  LeaderRevived: ({ leader }) => [{ owner: ownerOf(leader), move: { kind: 'leader-from-tanks', leader } }],
  ForcesRevived: ({ faction, count, special }) => [
    { owner: faction, move: { kind: 'tanks-to-reserves', faction, count, special } },
  ],
  LeaderBound: ({ leader, territory }) => [
    { owner: ownerOf(leader), move: { kind: 'leader-stays', leader, territory } },
  ],
  SpiceMoved: spiceMoves,
  CardDiscarded: ({ faction, card: { card } }, state) =>
    cardsOnTable(state) ? [{ owner: faction, move: { kind: 'discard-card', faction, card } }] : [],
  CardRemoved: ({ faction, card: { card } }, state) =>
    cardsOnTable(state) ? [{ owner: faction, move: { kind: 'remove-card', faction, card } }] : [],
};

function spiceMoves({ from, to, amount }: EventOf<'SpiceMoved'>): readonly OwnedMove[] {
  if (from === 'bank' && typeof to === 'string' && to !== 'bank') {
    return [{ owner: to, move: { kind: 'spice-from-bank', faction: to, amount } }];
  }
  if (to === 'bank' && typeof from === 'string' && from !== 'bank') {
    return [{ owner: from, move: { kind: 'spice-to-bank', faction: from, amount } }];
  }
  if (typeof from === 'object') {
    const { territory, sector } = from;
    const owner = typeof to === 'string' && to !== 'bank' ? to : 'table';
    return [{ owner, move: { kind: 'spice-off-board', territory, sector, amount } }];
  }
  if (typeof to === 'object' && from !== 'bank') {
    const { territory, sector } = to;
    return [{ owner: from, move: { kind: 'spice-onto-board', territory, sector, amount } }];
  }
  return [];
}

const cardsOnTable = (state: GameState): boolean => state.choices.components.treachery === 'cardboard';
