import { must } from '../../../core/assert-never.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS, withCommitment } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import { popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { KanlyCardsContract, KanlyCardsSlice, KanlyDealActivity } from './contract.ts';
import { runningDeal } from './deal.ts';

/** The reducers of yes and no cards. */
export const reducer: Feature<KanlyCardsContract>['reducer'] = {
  KanlyDealBegan: (state, { turn, of }) =>
    pushActivity(
      inSlice(state, () => ({ dealtIn: turn })),
      { kind: 'kanly-deal', id: `kanly-deal-${turn}`, of, yes: null, seen: NO_COMMITMENTS },
    ),
  KanlyCardsDealt: (state, { yes }) =>
    inDeal(yes === 'nobody' ? state : withCards(state, yes, (cards) => cards + 1), () => ({ yes })),
  KanlyCardSeen: (state, { faction }) => inDeal(state, ({ seen }) => ({ seen: withCommitment(seen, faction, true) })),
  KanlyDealEnded: (state) => popActivity(state, must(runningDeal(state), 'a deal').id),
  KanlyCardGiven: (state, { by, to }) =>
    withCards(
      withCards(state, by, (cards) => cards - 1),
      to,
      (cards) => cards + 1,
    ),
  KanlyCardTurnedIn: (state, { by }) => withCards(state, by, (cards) => cards - 1),
};

/** Returns the state with another number of yes cards of one faction. */
export const withCards = (state: GameState, owner: FactionId, change: (cards: number) => number): GameState =>
  inSlice(state, ({ held }) => ({
    held: held.map((one) => (one.faction === owner ? { ...one, cards: change(one.cards) } : one)),
  }));

type Slice = NonNullable<KanlyCardsSlice['kanlyCards']>;

const inSlice = (state: GameState, change: (slice: Slice) => Partial<Slice>): GameState => {
  const slice = must(state.kanlyCards, 'yes cards');
  return { ...state, kanlyCards: { ...slice, ...change(slice) } };
};

const inDeal = (state: GameState, change: (deal: KanlyDealActivity) => Partial<KanlyDealActivity>): GameState =>
  updateActivity(state, 'kanly-deal', must(runningDeal(state), 'a deal').id, change);
