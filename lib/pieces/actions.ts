/** The physical actions when pieces move. Components that the app keeps need no physical actions. */
import type { Feature } from '../kernel/feature.ts';
import type { EventOf } from '../model/events.ts';
import { mercenariesIn, ownForces } from '../model/forces.ts';
import type { OwnedAction } from '../model/instructions.ts';
import { ownerOf } from '../model/leaders.ts';
import type { GameState } from '../model/state.ts';
import type { FactionId } from '../model/factions.ts';
import type { PiecesContract, Purse } from './contract.ts';
import { isHired } from './leaders.ts';

export const actions: NonNullable<Feature<PiecesContract>['actions']> = {
  ForcesLost: ({ faction, territory, sector, ...lost }) => {
    const [own, hired] = [ownForces(lost), mercenariesIn(lost)];
    const from = { faction, territory, sector };
    return [
      ...(own.count > 0 ? [{ owner: faction, move: { kind: 'forces-to-tanks', ...from, ...own } } as const] : []),
      ...(hired > 0 ? [{ owner: faction, move: { kind: 'mercenaries-to-pool', ...from, count: hired } } as const] : []),
    ];
  },
  SideShown: ({ faction, territory, side, because }) =>
    because === 'declared' || because === 'lapsed'
      ? []
      : [{ owner: faction, move: { kind: 'flip-forces', faction, territory, side } }],
  // The mercenary leader goes to the pool, by an event of its own.
  LeaderKilled: ({ leader }, state) =>
    isHired(state, leader) ? [] : [{ owner: ownerOf(leader), move: { kind: 'leader-to-tanks', leader } }],
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

function spiceMoves({ from, to, amount }: EventOf<'SpiceMoved'>): readonly OwnedAction[] {
  // A payment to oneself needs no physical action.
  if (from === to) return [];
  if (isShield(from)) return paidBy(from, to, amount);
  if (isShield(to)) return takenBy(to, from, amount);
  if (typeof from === 'object' && !('inFrontOf' in from)) {
    const { territory, sector } = from;
    return [{ owner: 'table', move: { kind: 'spice-off-board', territory, sector, amount } }];
  }
  return [];
}

function paidBy(faction: FactionId, to: Purse, amount: number): readonly OwnedAction[] {
  if (to === 'bank') return [{ owner: faction, move: { kind: 'spice-to-bank', faction, amount } }];
  if (isShield(to)) return [{ owner: faction, move: { kind: 'spice-to-faction', from: faction, to, amount } }];
  if ('inFrontOf' in to)
    return [{ owner: faction, move: { kind: 'spice-before-shield', from: faction, to: to.inFrontOf, amount } }];
  const { territory, sector } = to;
  return [{ owner: faction, move: { kind: 'spice-onto-board', territory, sector, amount } }];
}

function takenBy(faction: FactionId, from: Exclude<Purse, FactionId>, amount: number): readonly OwnedAction[] {
  if (from === 'bank') return [{ owner: faction, move: { kind: 'spice-from-bank', faction, amount } }];
  if ('inFrontOf' in from) return [{ owner: faction, move: { kind: 'spice-behind-shield', faction, amount } }];
  const { territory, sector } = from;
  return [{ owner: faction, move: { kind: 'spice-off-board', territory, sector, amount } }];
}

const isShield = (purse: Purse): purse is FactionId => typeof purse === 'string' && purse !== 'bank';

const cardsOnTable = (state: GameState): boolean => state.choices.components.treachery === 'cardboard';
