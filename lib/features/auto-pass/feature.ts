/** “Nothing from me this turn”: a seat passes in every window until the turn is over, and no other seat can tell. */
import { factionField, booleanField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { answerReplacedByPass, WINDOW_ANSWERED } from '../../kernel/windows/events.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import { isInPlay } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import { withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { AutoPassContract } from './contract.ts';
import { autoPasses } from './api.ts';

const KIND = 'stands-aside';

export const autoPass: Feature<AutoPassContract> = {
  standingOrders: { [KIND]: { until: 'turn' } },
  commands: {
    SetAutoPass: {
      from: 'seat',
      input: { on: booleanField },
      decide: (_ctx, state, { on }, { by }) => decideStandAside(state, by, on),
    },
    SetAutoPassFor: {
      from: 'moderator',
      input: { faction: factionField, on: booleanField },
      decide: (_ctx, state, { faction, on }) => decideStandAsideFor(state, faction, on),
    },
  },
  reducer: { AutoPassSet: (state, { faction, on }) => (on ? aside(state, faction) : notAside(state, faction)) },
  // Auto-pass ends when its owner plays in a window.
  subscriptions: {
    [WINDOW_ANSWERED]: (state, { faction, answer }) => (answer.kind === 'pass' ? state : notAside(state, faction)),
  },
  log: {
    AutoPassSet: ({ faction, on, by }) => (by === 'moderator' ? { code: 'auto-pass-set-for', faction, on } : null),
  },
  passesWindows: autoPasses,
  ownView: (_ctx, state, faction) => ({ standsAside: autoPasses(state, faction) }),
  allowedBeforeStart: ['AutoPassSet'],
};

/** Sets auto-pass for a seat. A seat that has answered already passes instead. */
function decideStandAside(state: GameState, faction: FactionId, on: boolean): Decision {
  if (autoPasses(state, faction) === on) return accepted();
  return accepted(...stoodAside(state, faction, on, 'owner'));
}

/**
 * Sets auto-pass for the moderator. The event is recorded even if nothing changes, so that the moderator learns
 * nothing. Refuses `faction-not-in-play`.
 */
function decideStandAsideFor(state: GameState, faction: FactionId, on: boolean): Decision {
  return isInPlay(state, faction)
    ? accepted(...stoodAside(state, faction, on, 'moderator'))
    : refused({ code: 'faction-not-in-play', faction });
}

const stoodAside = (
  state: GameState,
  faction: FactionId,
  on: boolean,
  by: EventOf<'AutoPassSet'>['by'],
): readonly GameEvent[] => [
  { type: 'AutoPassSet', faction, on, by },
  ...(on ? answerReplacedByPass(state, faction) : []),
];

const aside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withStandingOrder(state.standingOrders, faction, { kind: KIND }),
});

const notAside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutStandingOrder(state.standingOrders, faction, KIND),
});
