import { must } from '../../../core/assert-never.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../../model/commitments.ts';
import { popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { harvestsOf, runningHarvest } from './api.ts';
import type { FirstManagerActivity, HarvestActivity, HarvestsContract, HarvestsSlice } from './contract.ts';

/** The reducers of the harvests. */
export const reducer: Feature<HarvestsContract>['reducer'] = {
  PreludeBegan: (state) => pushActivity(state, { kind: 'prelude', id: 'prelude', next: 'first-manager' }),
  PreludeWentOn: (state, { next }) => updateActivity(state, 'prelude', 'prelude', () => ({ next })),
  FirstManagerAsked: (state) =>
    pushActivity(state, { kind: 'first-manager', id: 'first-manager', sums: NO_COMMITMENTS }),
  ManagerSumSealed: (state, { faction, sum }) =>
    whileAsked(state, ({ sums }) => ({ sums: withCommitment(sums, faction, sum) })),
  ManagerSumWithdrawn: (state, { faction }) =>
    whileAsked(state, ({ sums }) => ({ sums: withoutCommitted(sums, faction) })),
  FirstManagerNamed: (state, { sums, manager, payee }) =>
    popActivity(
      inSlice(state, () => ({ sums, manager, payee })),
      'first-manager',
    ),
  HarvestBegan: (state, { harvest }) =>
    pushActivity(
      inSlice(state, () => ({ harvest })),
      newHarvest(`harvest-${harvest}`),
    ),
  HarvestTaxed: (state, { manager }) =>
    inHarvest(
      inSlice(state, () => ({ manager })),
      () => ({ step: 'draw' }),
    ),
  HarvestWormDrawn: (state, { manager }) =>
    inSlice(state, ({ deck, drawn }) => ({ manager, deck: deck.slice(1), drawn: [...drawn, 'worm'] })),
  HarvestCardDrawn: (state, { card, counts = card, next }) =>
    inHarvest(
      inSlice(state, ({ deck }) => ({ deck: deck.slice(1) })),
      ({ drawn, printed }) => ({ drawn: [...drawn, counts], printed: [...printed, card], step: next }),
    ),
  HarvestDeckShuffled: (state, { deck }) => inSlice(state, () => ({ deck, drawn: [] })),
  ExtraCardOffered: (state, { price }) =>
    inHarvest(state, () => ({ extraPrice: price, step: price === null ? 'report' : 'extra-answer' })),
  ExtraCardAnswered: (state, { buys }) => inHarvest(state, () => ({ step: buys ? 'draw' : 'report' })),
  HarvestAnnounced: (state, { announced }) => inHarvest(state, () => ({ announced, step: 'shares' })),
  SharesHandedOut: (state, { shares }) => inHarvest(state, () => ({ shares, step: 'vote' })),
  ShareLookedAt: (state, { by, at }) => inHarvest(state, () => ({ lookedAt: { by, at } })),
  HarvestVoteSealed: (state, { faction, vote }) =>
    inHarvest(state, ({ votes }) => ({ votes: withCommitment(votes, faction, vote) })),
  HarvestVoteWithdrawn: (state, { faction }) =>
    inHarvest(state, ({ votes }) => ({ votes: withoutCommitted(votes, faction) })),
  HarvestVoted: (state, { votes, rest }) => inHarvest(state, () => ({ voted: votes, rest, step: 'split' })),
  SplitSealed: (state, { faction, split }) =>
    inHarvest(state, ({ splits }) => ({ splits: [...withoutCommitted(splits, faction), { faction, value: split }] })),
  SplitWithdrawn: (state, { faction }) =>
    inHarvest(state, ({ splits }) => ({ splits: withoutCommitted(splits, faction) })),
  SplitTimed: (state, { until }) => inHarvest(state, () => ({ splitUntil: until })),
  HarvestSettled: (state, { report }) => inSlice(state, ({ reports }) => ({ reports: [...reports, report] })),
  HarvestManagerFell: (state) => inHarvest(state, () => ({ step: 'succession', splitUntil: null })),
  HarvestManagerNamed: (state, { manager, because, kept, passedOver }) => {
    const wasAsked = runningHarvest(state)?.step === 'succession';
    const named = inSlice(state, ({ keptOffice, harvest, decided }) => ({
      manager,
      decided: wasAsked ? { harvest, passedOver: passedOver?.faction ?? null } : decided,
      keptOffice: kept ? [...keptOffice, manager] : keptOffice,
    }));
    return because === 'corrected' ? withNewCards(named) : named;
  },
  HarvestEnded: (state) => popActivity(withCardsAside(state), must(runningHarvest(state), 'a harvest').id),
  PreludeEnded: (state) => popActivity(state, 'prelude'),
};

/** Lays the cards of this harvest aside. */
function withCardsAside(state: GameState): GameState {
  const { printed } = must(runningHarvest(state), 'a harvest');
  return inSlice(state, (slice) => ({ drawn: [...slice.drawn, ...printed] }));
}

/** Begins the harvest again at the step after its tax. */
const withNewCards = (state: GameState): GameState =>
  inHarvest(withCardsAside(state), ({ id }) => ({ ...newHarvest(id), step: 'draw' }));

/** Returns a harvest before its tax. */
export const newHarvest = (id: HarvestActivity['id']): HarvestActivity => ({
  kind: 'harvest',
  id,
  step: 'tax',
  drawn: [],
  printed: [],
  extraPrice: null,
  announced: null,
  shares: [],
  lookedAt: null,
  votes: NO_COMMITMENTS,
  voted: [],
  rest: null,
  splits: NO_COMMITMENTS,
  splitUntil: null,
});

/** Moves the deadline of the no voters. */
export function shiftDeadlines(state: GameState, shift: number): GameState {
  const until = runningHarvest(state)?.splitUntil ?? null;
  return until === null ? state : inHarvest(state, () => ({ splitUntil: until + shift }));
}

type Slice = NonNullable<HarvestsSlice['harvests']>;

const inSlice = (state: GameState, change: (slice: Slice) => Partial<Slice>): GameState => {
  const slice = harvestsOf(state);
  return { ...state, harvests: { ...slice, ...change(slice) } };
};

const whileAsked = (
  state: GameState,
  change: (asked: FirstManagerActivity) => Partial<FirstManagerActivity>,
): GameState => updateActivity(state, 'first-manager', 'first-manager', change);

const inHarvest = (state: GameState, change: (harvest: HarvestActivity) => Partial<HarvestActivity>): GameState =>
  updateActivity(state, 'harvest', must(runningHarvest(state), 'a harvest').id, change);
