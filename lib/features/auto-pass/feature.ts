/** "Nothing from me this turn": a seat passes in every window until the turn is over, and no other seat can tell. */
import { aFaction, yesOrNo } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { answerReplacedByPass, WINDOW_ANSWERED } from '../../kernel/windows/events.ts';
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
  standingOrders: { [KIND]: { until: 'turn' } },
  commands: {
    StandAside: {
      from: 'seat',
      input: { on: yesOrNo },
      decide: (_ctx, state, { on }, { by }) => decideStandAside(state, by, on),
    },
    StandAsideFor: {
      from: 'moderator',
      input: { faction: aFaction, on: yesOrNo },
      decide: (_ctx, state, { faction, on }) => decideStandAsideFor(state, faction, on),
    },
  },
  reducer: { StoodAside: (state, { faction, on }) => (on ? aside(state, faction) : notAside(state, faction)) },
  // Who plays after all stands aside no more.
  subscriptions: {
    [WINDOW_ANSWERED]: (state, { faction, answer }) => (answer.kind === 'pass' ? state : notAside(state, faction)),
  },
  log: {
    StoodAside: ({ faction, on, by }) => (by === 'moderator' ? { code: 'stood-aside-for', faction, on } : null),
  },
  passesWindows: standsAside,
  ownView: (_ctx, state, faction) => ({ standsAside: standsAside(state, faction) }),
  allowedBeforeStart: ['StoodAside'],
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
): readonly GameEvent[] => [
  { type: 'StoodAside', faction, on, by },
  ...(on ? answerReplacedByPass(state, faction) : []),
];

const aside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withOrder(state.standingOrders, faction, { kind: KIND }),
});

const notAside = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutOrder(state.standingOrders, faction, KIND),
});
