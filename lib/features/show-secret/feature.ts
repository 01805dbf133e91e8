/** Shows a secret of one seat to one other seat. */
import { anyOf, oneOf, record } from '../../core/grammar.ts';
import { withKnowledge } from '../../pieces/changes.ts';
import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { Audience } from '../../model/audience.ts';
import { factionField, leaderField, showingIdField, slotField } from '../../model/fields.ts';
import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import type { GameState } from '../../model/state.ts';
import { FACTIONS_SWAPPED } from '../swap/steps.ts';
import type { Showing, ShowSecretContract } from './contract.ts';
import { decideLook, decidePutSecretAway, decideShow } from './showing.ts';
import { showingMine } from './view.ts';

export const showSecret: Feature<ShowSecretContract> = {
  initialSlice: () => ({ showings: [] }),
  commands: {
    ShowSecret: {
      from: 'seat',
      input: {
        secret: anyOf(
          record({ kind: oneOf('card'), slot: slotField }),
          record({ kind: oneOf('traitor'), leader: leaderField }),
          record({ kind: oneOf('prediction') }),
          record({ kind: oneOf('share') }),
        ),
        to: factionField,
      },
      decide: (ctx, state, { secret, to }, { by }) => decideShow(ctx, state, by, secret, to),
    },
    LookAtSecret: {
      from: 'seat',
      input: { showing: showingIdField },
      decide: (_ctx, state, { showing: one }, { by }) => decideLook(state, by, one),
    },
    PutSecretAway: {
      from: 'seat',
      input: { showing: showingIdField },
      decide: (_ctx, state, { showing: one }, { by }) => decidePutSecretAway(state, by, one),
    },
  },
  reducer: {
    SecretHeldUp: (state, { showing: id, by, to, silently, face, vouched }) => ({
      ...state,
      showings: [...state.showings, { showing: id, by, to, silently, face, vouched, step: 'held-up' }],
    }),
    SecretSeen: (state, { showing: id, by, to, silently }) =>
      withKnowledge(withStep(state, id, 'open'), {
        knower: to,
        secret: { kind: 'shown', of: by, showing: id, silently },
      }),
    SecretPutAway: (state, { showing: id }) => withStep(state, id, 'put-away'),
  },
  log: {
    SecretHeldUp: ({ by, to, silently }, audience) =>
      silently && !isOneOf(audience, by, to) ? null : { code: 'secret-held-up', by, to, silently },
    SecretSeen: ({ by, to }, audience) => (isOneOf(audience, by, to) ? { code: 'secret-seen', by, to } : null),
    SecretPutAway: notLogged,
  },
  ownView: (ctx, state, faction) => showingMine(ctx, state, faction),
  // After a swap, the new player of a faction has no earlier showings.
  subscriptions: {
    [FACTIONS_SWAPPED]: (state, { one, other }) => ({
      ...state,
      showings: state.showings.filter(({ by, to }) => ![one, other].some((who) => who === by || who === to)),
    }),
  },
};

const withStep = (state: GameState, id: ShowingId, step: Showing['step']): GameState => ({
  ...state,
  showings: state.showings.map((one) => (one.showing === id ? { ...one, step } : one)),
});

const isOneOf = (audience: Audience, ...seats: readonly FactionId[]): boolean =>
  seats.some((seat) => seat === audience);
