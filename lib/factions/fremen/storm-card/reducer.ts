import { DIALS_RESET, withDistance } from '../../../features/storm/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { withKnowledge } from '../../../pieces/changes.ts';
import type { EventOf } from '../../../model/events.ts';
import { pushActivity, popActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { StormId } from '../../../model/storm.ts';
import type { CardCallId, StormCardContract } from './contract.ts';

/** The reducers of the storm card. Logs of earlier releases have no `StormCardCalled`. */
export const reducer: Feature<StormCardContract>['reducer'] = {
  StormCardDrawn: (state, { faction, card }) =>
    withKnowledge(
      { ...state, stormCard: card, stormCardOf: faction },
      { knower: faction, secret: { kind: 'storm-card', of: faction, turn: state.turn } },
    ),
  StormCardLaidUnseen: (state) => ({ ...state, stormCard: 'unseen', stormCardOf: null }),
  StormCardCalled: (state, { storm }) => pushActivity(state, { kind: 'storm-card', id: idOf(storm), storm }),
  StormCardRevealed: revealed,
};

/** The reducers of other features' events. If the storm is dialled again, no card is revealed for now. */
export const subscriptions: NonNullable<Feature<StormCardContract>['subscriptions']> = {
  [DIALS_RESET]: (state, { storm }) => popActivity(state, idOf(storm)),
};

/** Puts the card back among the other storm cards. No storm card lies face down until the next draw. */
function revealed(state: GameState, { storm, by, card }: EventOf<'StormCardRevealed'>): GameState {
  return withKnowledge(
    {
      ...withDistance(popActivity(state, idOf(storm)), card),
      stormCard: 'none',
      stormCardOf: null,
      stormCardTurned: { storm, card },
    },
    { knower: 'table', secret: { kind: 'storm-card', of: by, turn: state.turn - 1 } },
  );
}

const idOf = (storm: StormId): CardCallId => `card-${storm}`;
