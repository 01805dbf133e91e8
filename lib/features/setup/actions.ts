/** The physical actions before the first decision of a game. */
import type { Sector } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OwnedAction, ShuffledDeck } from '../../model/instructions.ts';
import type { TraitorsDrawn } from '../../model/setup.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { grantedPowers } from '../../powers/in-force.ts';

/**
 * Returns the actions for an empty board, in the order of the book: first the bank and the decks, then each faction's
 * pieces.
 */
export function boardMoves(ctx: Ctx, state: GameState): readonly OwnedAction[] {
  const { seating, storm } = state;
  return [
    { owner: 'table', move: { kind: 'fill-bank' } },
    ...decksToShuffle(ctx, state),
    ...seating.flatMap(({ faction, circle }): readonly OwnedAction[] => [
      { owner: faction, move: { kind: 'take-shield', faction, forces: ctx.forces(faction).count } },
      ...markerOf(faction, ctx.seats.sectorOf(circle)),
    ]),
    ...ctx.powers.flatMap(({ laysOut }) => laysOut?.({ state }) ?? []),
    { owner: 'table', move: { kind: 'place-storm', sector: storm } },
    { owner: 'table', move: { kind: 'first-turn' } },
  ];
}

/** A faction without a player circle has no place for a marker. */
const markerOf = (faction: FactionId, sector: Sector | null): readonly OwnedAction[] =>
  sector === null ? [] : [{ owner: faction, move: { kind: 'place-marker', faction, sector } }];

/** Returns the decks to shuffle. Mentat shuffles its own decks. The owner of a power shuffles the power's deck. */
function decksToShuffle(ctx: Ctx, state: GameState): readonly OwnedAction[] {
  const { components } = state.choices;
  const shuffle = (owner: OwnedAction['owner'], deck: ShuffledDeck): OwnedAction => ({
    owner,
    move: { kind: 'shuffle-deck', deck },
  });
  return [
    ...(components.spiceDeck === 'cardboard'
      ? [shuffle('table', ctx.rules.deckForEachPile ? 'both-spice' : 'spice')]
      : []),
    ...(components.treachery === 'cardboard' ? [shuffle('table', 'treachery')] : []),
    ...(components.traitors === 'cardboard' ? [shuffle('table', DRAWN_FROM[ctx.rules.traitorsDrawn])] : []),
    ...grantedPowers(ctx, state).flatMap(({ shuffles }) => shuffles?.({ state }) ?? []),
  ];
}

const DRAWN_FROM: Readonly<Record<TraitorsDrawn, ShuffledDeck>> = { cards: 'traitors', discs: 'leader-discs' };
