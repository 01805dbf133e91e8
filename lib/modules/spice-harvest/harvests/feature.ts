/** The harvests before the game: the First Manager, and five reports with shares, votes and payments. */
import { HAND_LOWERED, TABLE_RESUMED } from '../../../features/pausing/events.ts';
import { shuffled } from '../../../core/random.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS } from '../../../model/commitments.ts';
import type { HarvestRules } from '../rules.ts';
import type { HarvestsContract } from './contract.ts';
import { advance as courseOf } from './course.ts';
import { onCorrection } from './corrections.ts';
import { facts } from './facts.ts';
import { managerNamed, sumPrompts } from './first-manager.ts';
import { advance, splitEnds } from './harvest.ts';
import { log } from './log.ts';
import { harvestPrompts, promptHandlers } from './prompts.ts';
import { reducer, shiftDeadlines } from './reducer.ts';
import { takenBack } from './take-back.ts';
import { harvestsView, ownHarvestView } from './view.ts';

export const harvests: Feature<HarvestsContract> = {
  openingPayload: ({ rules: { harvest } }, _seating, { components }, random) => {
    const isPlayed = harvest !== null && harvest.harvests > 0 && components['spice-harvest/cards'] === 'app';
    return isPlayed ? { harvestDeck: shuffled(cardsOf(harvest), random) } : {};
  },
  initialSlice: ({ harvestDeck: deck }) => ({
    harvests:
      deck === undefined
        ? null
        : {
            deck,
            drawn: [],
            manager: null,
            harvest: 0,
            keptOffice: [],
            sums: [],
            payee: null,
            reports: [],
            decided: null,
          },
  }),
  activities: {
    prelude: { advance: courseOf },
    'first-manager': {
      advance: managerNamed,
      prompts: sumPrompts,
      // A sealed sum stays sealed when its owner declares less spice. If the sum were opened, the table would learn
      // that it was larger. When all sums are shown, a sum counts no further than the owner's spice. After a take-back
      // all sums are asked for again, because they may have been shown.
      onTakeBack: (activity) => ({ ...activity, sums: NO_COMMITMENTS }),
    },
    harvest: {
      advance,
      prompts: harvestPrompts,
      timer: { until: ({ splitUntil }) => splitUntil, onTimeout: splitEnds },
      onCorrection,
      // The same is true of votes and divisions.
      onTakeBack: (activity) => ({ ...activity, votes: NO_COMMITMENTS, splits: NO_COMMITMENTS, splitUntil: null }),
    },
  },
  prompts: promptHandlers,
  // Players may know the cards that were drawn before the take-back, so these cards do not come again.
  onTakeBack: takenBack,
  facts,
  reducer,
  log,
  publicView: (ctx, state) => ({ harvests: harvestsView(ctx, state) }),
  ownView: (_ctx, state, faction) => ({ harvest: ownHarvestView(state, faction) }),
  seals: ['FirstManagerNamed', 'HarvestCardDrawn', 'SharesHandedOut', 'HarvestVoted', 'HarvestSettled'],
  subscriptions: {
    [HAND_LOWERED]: (state, { shift }) => shiftDeadlines(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadlines(state, shift),
  },
};

const cardsOf = ({ harvestDeck }: HarvestRules) =>
  harvestDeck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
