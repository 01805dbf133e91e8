/** The look of Atreides at the next spice card, before the first shipment. */
import type { Feature } from '../../../kernel/feature.ts';
import { withNextSeen } from '../../../features/spice-blow/steps.ts';
import { withKnowledge } from '../../../pieces/changes.ts';
import type { EventOf } from '../../../model/events.ts';
import type { GameState } from '../../../model/state.ts';
import type { SpicePeekContract } from './contract.ts';

export const spicePeek: Feature<SpicePeekContract> = {
  reducer: { SpiceCardSeen: seen },
  log: {
    SpiceCardSeen: ({ faction, card }, audience) =>
      audience === faction && card !== 'untold'
        ? { code: 'own-spice-card-seen', card }
        : { code: 'spice-card-seen', faction },
  },
  ownView: (_ctx, { spiceNext }, faction) => ({ nextSpiceCard: spiceNext?.by === faction ? spiceNext.card : null }),
  actions: {
    SpiceCardSeen: ({ faction, card, ofFirstDeck }) =>
      card === 'untold'
        ? [{ owner: faction, move: { kind: 'look-at-spice-card', ...(ofFirstDeck ? { ofFirstDeck } : {}) } }]
        : [],
  },
  inverseActions: { 'look-at-spice-card': () => null },
};

/** Mentat does not know a physical card. It only knows that Atreides saw the card. */
function seen(state: GameState, { faction, card }: EventOf<'SpiceCardSeen'>): GameState {
  const { turn } = state;
  const knows = withKnowledge(state, { knower: faction, secret: { kind: 'spice-card', of: faction, turn } });
  return card === 'untold' ? knows : withNextSeen(knows, { card, by: faction, turn });
}
