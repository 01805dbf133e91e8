/**
 * Cancellable powers. One window asks about all uses of one moment, and another about a card that counts as a Karama.
 */
import { must } from '../../core/assert-never.ts';
import { cardDiscarded } from '../../pieces/events.ts';
import { withSpecialKarama } from '../../powers/special-karama.ts';
import { withCancelOutcome } from '../../powers/cancelling.ts';
import type { KaramaContract } from '../../model/machine.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';
import type { CancellableUse } from '../../model/windows.ts';
import { type Feature, notLogged } from '../feature.ts';
import type { Handlers } from '../registry-types.ts';
import { contestAsked, karamaAnswers, resolveKaramaWindow, withContested, withoutContested } from './karama-window.ts';

/** Returns the feature of cancellable powers, with the lookups of the registry. */
export const karama = ({ useHandlerFor: actPart }: Handlers): Feature<KaramaContract> => {
  /** Settles the announced use: it stands, or it is cancelled. */
  const settled = (state: GameState, use: CancellableUse, during: CancelScope, outcome: 'standing' | 'cancelled') =>
    must(actPart(use), use.kind).settle(state, use, during, outcome);
  return {
    activities: {
      contested: {
        advance: (ctx, state, contested, { at }) => contestAsked(ctx, state, contested, at),
        // The card is open and discarded, whatever effect it has.
        onClose: ({ by, card }) => [cardDiscarded(by, card)],
      },
    },
    windows: {
      cancel: {
        opensAt: 'by-its-uses',
        answers: (ctx, state, { uses }, faction) => karamaAnswers(ctx, state, uses, faction),
        onClose: (ctx, state, ask, window) => resolveKaramaWindow(ctx, state, window, ask),
      },
    },
    uses: {
      advantage: {
        opensAt: 'by-its-power',
        settle: (state, { advantage }, during, outcome) => withCancelOutcome(state, during, advantage, outcome),
      },
      'played-as-karama': {
        opensAt: {
          when: 'At any of these, in turns of shipment and movement, and while a card is on auction, when a worthless card is played as a Karama',
          before: 'The power is cancelled, or is asked about again, and disclosed cards stay disclosed.',
          on: ['contested'],
          of: 'bene-gesserit/worthless-karama',
        },
        settle: (state) => withoutContested(state),
      },
    },
    reducer: {
      UseStands: (state, { use, during }) => settled(state, use, during, 'standing'),
      UseCancelled: (state, { use, during }) => settled(state, use, during, 'cancelled'),
      PlayedAsKarama: withContested,
      SpecialKaramaUsed: (state, { faction }) => withSpecialKarama(state, faction, true),
    },
    log: {
      UseStands: ({ use }) => ({ code: 'use-stands', use }),
      UseCancelled: ({ use, by }) => ({ code: 'use-cancelled', use, by }),
      PlayedAsKarama: ({ by, card: { card }, use }) => ({ code: 'played-as-karama', by, card, use }),
      SpecialKaramaUsed: notLogged,
    },
    redactCards: { 'use-cancelled': () => null },
  };
};
