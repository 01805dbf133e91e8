/** The questions of a harvest, and the handlers of the answers. */
import { type AnswerValue, getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { anyOf, oneOf, range, record } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { hasCommitted } from '../../../model/commitments.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import { type FactionId, FACTIONS } from '../../../model/factions.ts';
import type { Prompt } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import { spiceMoved } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { ownerOf } from '../planet-card.ts';
import { othersFrom } from '../players.ts';
import { harvestRules, managerOf, sumOf } from './api.ts';
import type { HarvestActivity, HarvestsContract, PaidFromPot } from './contract.ts';
import { purseOf } from './first-manager.ts';
import { sellerOf } from './harvest.ts';
import { noVotersIn } from './settlement.ts';
import { named, successionOf } from './succession.ts';
import { leastAnnounced, parseShares, shareAnswers } from './shares.ts';

/** Returns the prompts of the running harvest. */
export function harvestPrompts(ctx: Ctx, state: GameState, harvest: HarvestActivity): readonly Prompt[] {
  const manager = managerOf(state);
  const about = harvest.id;
  const drawn = sumOf(harvest.drawn);
  switch (harvest.step) {
    case 'extra-offer': {
      const { from, to } = harvestRules(ctx).priceOfExtraCard;
      const answers = anyOf(oneOf(null), range(from, to));
      const faction = must(sellerOf(ctx, state), 'a seller of harvest cards');
      return [createPrompt(state, { kind: 'offer-harvest-card' }, { faction, about, answers })];
    }
    case 'extra-answer': {
      const price = must(harvest.extraPrice, 'a price');
      // The default buys nothing.
      const answers = purseOf(state, manager) >= price ? oneOf(false, true) : oneOf(false);
      return [createPrompt(state, { kind: 'buy-harvest-card', price, drawn }, { faction: manager, about, answers })];
    }
    case 'report':
      return [announcePrompt(ctx, state, harvest)];
    case 'shares': {
      const announced = must(harvest.announced, 'an announced harvest');
      const answers = shareAnswers(harvestRules(ctx), othersFrom(ctx, state, manager), announced);
      return [createPrompt(state, { kind: 'hand-out-shares', drawn, announced }, { faction: manager, about, answers })];
    }
    case 'vote':
      return [...lookPrompts(ctx, state, harvest), ...votePrompts(ctx, state, harvest)];
    case 'split':
      return splitPrompts(state, harvest);
    case 'succession':
      return successionPrompts(ctx, state, harvest);
    default:
      return [];
  }
}

/** The default is the lowest number, so that the desk's answer shows nothing. @rules AH79 Spice Harvest V.1.a · R-219 */
function announcePrompt(ctx: Ctx, state: GameState, harvest: HarvestActivity): Prompt {
  const manager = managerOf(state);
  const drawn = sumOf(harvest.drawn);
  const least = Math.min(drawn, leastAnnounced(harvestRules(ctx), othersFrom(ctx, state, manager).length));
  const answers = oneOf(...Array.from({ length: drawn - least + 1 }, (_, above) => least + above));
  return createPrompt(state, { kind: 'announce-harvest', drawn }, { faction: manager, about: harvest.id, answers });
}

/** Offers a look at one share until the faction has looked or voted. @rules AH79 Spice Harvest VI.1 */
function lookPrompts(ctx: Ctx, state: GameState, { id, lookedAt, votes }: HarvestActivity): readonly Prompt[] {
  const manager = managerOf(state);
  const faction = ownerOf(ctx, state, 'looks-at-a-share');
  if (faction === null || faction === manager || lookedAt !== null || hasCommitted(votes, faction)) return [];
  const others = othersFrom(ctx, state, manager).filter((taker) => taker !== faction);
  if (others.length === 0) return [];
  return [createPrompt(state, { kind: 'look-at-share' }, { faction, about: id, answers: oneOf(...others) })];
}

const votePrompts = (ctx: Ctx, state: GameState, harvest: HarvestActivity): readonly Prompt[] => {
  const manager = managerOf(state);
  const announced = must(harvest.announced, 'an announced harvest');
  return othersFrom(ctx, state, manager).map((faction) =>
    createPrompt(
      state,
      {
        kind: 'harvest-vote',
        announced,
        manager,
        share: must(
          harvest.shares.find((one) => one.faction === faction),
          'a share',
        ).share,
      },
      { faction, about: harvest.id, answers: oneOf('yes', 'no'), sealed: hasCommitted(harvest.votes, faction) },
    ),
  );
};

/** Asks the no voters how they divide the rest. @rules AH79 Spice Harvest V.2.b.3 · R-223 */
function splitPrompts(
  state: GameState,
  { id, rest: left, splits, voted, splitUntil }: HarvestActivity,
): readonly Prompt[] {
  const rest = must(left, 'a rest');
  const among = noVotersIn(voted);
  const answers = anyOf(
    oneOf(null),
    record(Object.fromEntries(among.map((faction) => [faction, range(0, rest)])), {
      kind: 'sum',
      fields: among,
      total: rest,
    }),
  );
  return among.map((faction) =>
    createPrompt(
      state,
      { kind: 'split-harvest', rest, among },
      { faction, about: id, answers, sealed: hasCommitted(splits, faction), deadline: splitUntil },
    ),
  );
}

/** Asks one faction whether the right neighbour becomes Manager. @rules NF XXV.I "Lansraad" · R-225 */
function successionPrompts(ctx: Ctx, state: GameState, { id: about }: HarvestActivity): readonly Prompt[] {
  const succession = successionOf(ctx, state);
  if (succession === null) return [];
  const { by: faction, next, then } = succession;
  const question = { kind: 'pass-over-manager', fallen: managerOf(state), next, then } as const;
  return [createPrompt(state, question, { faction, about, answers: oneOf(false, true) })];
}

/** The handlers of the answers. */
export const promptHandlers: Feature<HarvestsContract>['prompts'] = {
  'manager-sum': {
    onAnswer: (_ctx, _state, { faction }, value) => accepted({ type: 'ManagerSumSealed', faction, sum: Number(value) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'ManagerSumWithdrawn', faction }),
  },
  'offer-harvest-card': {
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'ExtraCardOffered', faction, price: value === null ? null : Number(value) }),
  },
  'buy-harvest-card': {
    onAnswer: (ctx, state, { faction: manager, price }, value) => {
      const buys = value === true;
      const seller = must(sellerOf(ctx, state), 'a seller of harvest cards');
      return accepted(
        { type: 'ExtraCardAnswered', manager, buys },
        ...(buys ? [spiceMoved(manager, seller, price)] : []),
      );
    },
  },
  'announce-harvest': {
    onAnswer: (_ctx, _state, { faction: manager }, value) =>
      accepted({ type: 'HarvestAnnounced', manager, announced: Number(value) }),
  },
  'hand-out-shares': {
    // If the smallest shares were the default, all players would know them.
    isDefaultByChance: true,
    onAnswer: (ctx, state, { faction: manager }, value) =>
      accepted({ type: 'SharesHandedOut', manager, shares: parseShares(value, othersFrom(ctx, state, manager)) }),
  },
  'look-at-share': {
    nonBlocking: 'optional',
    onAnswer: (_ctx, _state, { faction: by }, value) =>
      accepted({ type: 'ShareLookedAt', by, at: must(asFaction(value), 'a faction') }),
  },
  'harvest-vote': {
    // The other voters still think about their votes.
    isDefaultByChance: true,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'HarvestVoteSealed', faction, vote: value === 'yes' ? 'yes' : 'no' }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'HarvestVoteWithdrawn', faction }),
  },
  'split-harvest': {
    onAnswer: (_ctx, _state, { faction, among }, value) =>
      accepted({ type: 'SplitSealed', faction, split: value === null ? null : parseParts(value, among) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'SplitWithdrawn', faction }),
  },
  'pass-over-manager': {
    onAnswer: (_ctx, state, { faction: by, next, then }, value) =>
      accepted(...(value === true ? named(state, then, { by, faction: next }) : named(state, next, null))),
  },
};

const asFaction = (value: AnswerValue): FactionId | null => FACTIONS.find((faction) => faction === value) ?? null;

const parseParts = (value: AnswerValue, among: readonly FactionId[]): readonly PaidFromPot[] =>
  among.map((faction) => ({ faction, amount: Number(getField(value, faction) ?? 0) }));
