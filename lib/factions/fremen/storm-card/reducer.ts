import { DIALS_RESET, withDistance } from '../../../features/storm/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { withKnowledge } from '../../../pieces/changes.ts';
import type { EventOf } from '../../../model/events.ts';
import { pushActivity, popActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { StormId } from '../../../model/storm.ts';
import type { CardCallId, StormCardContract } from './contract.ts';

/** How each event of the storm card changes the position. Logs of earlier releases have no `StormCardCalled`. */
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

/** What happens elsewhere and changes it: where the storm is dialled anew, nobody turns a card over for now. */
export const subscriptions: NonNullable<Feature<StormCardContract>['subscriptions']> = {
  [DIALS_RESET]: (state, { storm }) => popActivity(state, idOf(storm)),
};

/** The card goes back among the others: none lies there until the next is drawn. */
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
