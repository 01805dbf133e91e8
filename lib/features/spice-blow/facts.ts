/** The corrections of the top of each pile, and of the number of worms. */
import { anyOf, oneOf, range } from '../../core/grammar.ts';
import { territoryField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { requireInRange } from '../../pieces/requirements.ts';
import type { SpiceBlowContract } from './contract.ts';
import { territoriesOfDeck } from './deck.ts';
import { withTerritoryOut } from './out.ts';
import { withTop } from './reducer.ts';

/** The largest number of piles in any edition. */
const MAX_PILES = 2;

/** A number greater than the worms of any game. */
const MAX_WORMS = 99;

export const facts: Feature<SpiceBlowContract>['facts'] = {
  'spice-pile': {
    input: { pile: range(0, MAX_PILES - 1), top: anyOf(territoryField, oneOf(null)) },
    now: (state, fact) => ({ ...fact, top: state.spiceTops[fact.pile] ?? null }),
    validate: (ctx, _state, { pile, top }) => {
      const isCard = top === null || territoriesOfDeck(ctx).includes(top);
      return (
        requireInRange(pile, 0, ctx.rules.blowsPerTurn - 1) ??
        (isCard ? null : { code: 'no-spice-card', territory: top })
      );
    },
    // A card on a pile is not in the deck, so it is removed there.
    set: (state, { pile, top }) => {
      const spiceTops = withTop(state.spiceTops, pile, top);
      const isOut = top === null || (state.spiceOut[pile]?.territories.includes(top) ?? false);
      return isOut ? { ...state, spiceTops } : withTerritoryOut({ ...state, spiceTops }, pile, top);
    },
  },
  'worms-come': {
    input: { count: range(0, MAX_WORMS) },
    now: (state) => ({ kind: 'worms-come', count: state.wormsCome }),
    validate: (_ctx, _state, { count }) => requireInRange(count, 0, MAX_WORMS),
    set: (state, { count }) => ({ ...state, wormsCome: count }),
  },
};
