/** "Nothing from me this turn": a seat passes in every window until the turn is over, and no other seat can tell. */
import { aFaction, yesOrNo } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { passedInstead, WINDOW_ANSWERED } from '../../kernel/windows/events.ts';
import { type Decision, happened, refuse } from '../../model/decision.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import { isInPlay } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import { withOrder, withoutOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { AutoPassContract } from './contract.ts';
import { standsAside } from './api.ts';

const KIND = 'stands-aside';

export const autoPass: Feature<AutoPassContract> = {
  orders: { [KIND]: { until: 'turn' } },
  intents: {
    StandAside: {
      from: 'seat',
      sent: { on: yesOrNo },
      decided: (_ctx, state, { on }, { by }) => decideStandAside(state, by, on),
    },
    StandAsideFor: {
      from: 'moderator',
      sent: { faction: aFaction, on: yesOrNo },
      decided: (_ctx, state, { faction, on }) => decideStandAsideFor(state, faction, on),
    },
  },
  records: { StoodAside: (state, { faction, on }) => (on ? aside(state, faction) : notAside(state, faction)) },
  // Who plays after all stands aside no more.
  follows: {
    [WINDOW_ANSWERED]: (state, { faction, answer }) => (answer.kind === 'pass' ? state : notAside(state, faction)),
  },
  tells: {
    StoodAside: ({ faction, on, by }) => (by === 'moderator' ? { code: 'stood-aside-for', faction, on } : null),
  },
  passesWindows: standsAside,
  seesOwn: (_ctx, state, faction) => ({ standsAside: standsAside(state, faction) }),
  beforeTheGame: ['StoodAside'],
};

/** Who stands aside after an answer passes instead. */
function decideStandAside(state: GameState, faction: FactionId, on: boolean): Decision {
  if (standsAside(state, faction) === on) return happened();
  return happened(...stoodAside(state, faction, on, 'owner'));
}

/** Happens whether or not it changes anything, since the moderator may not learn that. Refuses `faction-not-in-play`. */
function decideStandAsideFor(state: GameState, faction: FactionId, on: boolean): Decision {
  return isInPlay(state, faction)
    ? happened(...stoodAside(state, faction, on, 'moderator'))
    : refuse({ code: 'faction-not-in-play', faction });
}

const stoodAside = (
  state: GameState,
  faction: FactionId,
  on: boolean,
  by: EventOf<'StoodAside'>['by'],
): readonly GameEvent[] => [{ type: 'StoodAside', faction, on, by }, ...(on ? passedInstead(state, faction) : [])];

const aside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withOrder(state.standingOrders, faction, { kind: KIND }),
});

const notAside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutOrder(state.standingOrders, faction, KIND),
});
