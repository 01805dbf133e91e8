/** The effects of a battle's outcome on forces, leaders, cards and spice. Each loss has its own event. */
import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { type Grammar, oneOf, record } from '../../core/grammar.ts';
import { cardDiscarded, leaderBound, leaderKilled, spiceFromBank, spiceToBank } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { currentHandLimit } from '../../pieces/playing.ts';
import { transferCards } from '../../pieces/transfer-cards.ts';
import { cardsIn, planOf } from '../../model/plans.ts';
import { factionState, leaderState, stacksIn } from '../../model/selectors.ts';
import { type BattleOutcome, type CardFate, lossOf } from '../../model/battle.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import type { PlayedCard } from '../../model/treachery-cards.ts';
import type { BattleActivity } from './contract.ts';
import { stackLost } from './losses.ts';
import type { AtCard, BattleCard } from './steps.ts';
import { diesInExplosion, leaderLived } from './run-steps.ts';

/** Returns the events that follow from the outcome at once. The winner's losses and kept cards come later. */
export function consequences(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  outcome: BattleOutcome,
): readonly GameEvent[] {
  const { dead, lost, territoryLost, winner, paid } = outcome;
  const losers = lost.filter(({ loses }) => loses === 'everything').map(({ faction }) => faction);
  const spenders = lost.filter(({ loses }) => loses !== 'nothing').map(({ faction }) => faction);
  return [
    ...dead.flatMap(({ leader }) => dies(state, leader)),
    ...(territoryLost === null ? [] : bothSides(battle, (faction) => diesInExplosion(ctx, state, battle, faction))),
    ...bound(ctx, state, battle, outcome),
    ...spenders.flatMap((faction) => spiceSpent(battle, faction)),
    ...(winner === null || paid === 0 ? [] : [spiceFromBank(winner, paid)]),
    ...(territoryLost === null
      ? losers.flatMap((faction) => forcesLostBy(state, battle, faction))
      : everythingIn(state, battle)),
    ...cardsGo(ctx, state, battle, outcome),
    ...cardsPlayed(ctx, state, battle, outcome).flatMap(({ does, at }) => does.afterOutcome?.(at) ?? []),
  ];
}

/** A card of a revealed plan, with its power. */
interface CardInBattle {
  readonly at: AtCard;
  readonly does: BattleCard;
}

/** Returns the cards of both plans, the winner's cards last. */
function cardsPlayed(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  outcome: BattleOutcome,
): readonly CardInBattle[] {
  const cardsOf = (faction: FactionId) =>
    cardsIn(planOf(battle, faction)).map((card) => ({
      at: { state, battle, outcome, faction, card },
      does: must(ctx.cardOf(card.card).inBattle, card.card),
    }));
  const all = bothSides(battle, cardsOf);
  const isWinners = ({ at }: CardInBattle) => at.faction === outcome.winner;
  return [...all.filter((one) => !isWinners(one)), ...all.filter(isWinners)];
}

/** Returns the cards that leave their hands at once. The winner chooses about all other cards. */
function cardsGo(ctx: Ctx, state: GameState, battle: BattleActivity, outcome: BattleOutcome): readonly GameEvent[] {
  const leaving = cardsPlayed(ctx, state, battle, outcome).flatMap(({ does, at }) => {
    const goes = does.goesTo(at);
    const isWaiting = goes === 'owner-chooses' && at.faction === outcome.winner;
    return goes === 'kept' || isWaiting ? [] : [{ ...at, to: typeof goes === 'object' ? goes.to : null }];
  });
  const roomIn = (hand: FactionId): number =>
    currentHandLimit(ctx, state, hand) -
    factionState(state, hand).hand.length +
    leaving.filter(({ faction }) => faction === hand).length;
  return leaving.map(({ faction, card, to }, index) => {
    const before = leaving.slice(0, index).filter((one) => one.to === to).length;
    return to === null || before >= roomIn(to)
      ? cardDiscarded(faction, card)
      : transferCards(state, faction, to, [card], before);
  });
}

/**
 * Returns the cards of the plan that the winner may keep or discard.
 * @rules AH79 X.C.6 · GF9-2019 Phase 7 "Winning" · R-52
 */
export const cardsToSettle = (ctx: Ctx, state: GameState, battle: BattleActivity): readonly PlayedCard[] => {
  const outcome = must(battle.outcome, 'outcome');
  return cardsPlayed(ctx, state, battle, outcome)
    .filter(({ does, at }) => at.faction === outcome.winner && does.goesTo(at) === 'owner-chooses')
    .map(({ at }) => at.card);
};

/** Returns the legal answers: for each card, its slot and whether the winner keeps it. */
export const keepAnswers = (cards: readonly PlayedCard[]): Grammar =>
  record(Object.fromEntries(cards.map(({ slot }) => [slot, oneOf(true, false)])));

/** Returns the events for the cards that the winner may keep. `answer` names each slot and whether its card is kept. */
export function cardsSettled(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  winner: FactionId,
  answer: { readonly [slot: string]: AnswerValue },
): readonly GameEvent[] {
  const cards = cardsToSettle(ctx, state, battle);
  const isKept = ({ slot }: PlayedCard) => answer[slot] === true;
  const discarded = cards.filter((card) => !isKept(card)).map((card) => cardDiscarded(winner, card));
  const fates = cards.map((card): CardFate => ({ card: card.card, fate: isKept(card) ? 'kept' : 'discarded' }));
  return [...discarded, { type: 'CardsSettled', battle: battle.id, faction: winner, fates }];
}

const isAlive = (state: GameState, leader: LeaderId): boolean => leaderState(state, leader).where === 'ready';

/** Returns the event of a leader's death, or no event if a correction has put the leader into the tanks meanwhile. */
const dies = (state: GameState, leader: LeaderId): readonly GameEvent[] =>
  isAlive(state, leader) ? [leaderKilled(leader)] : [];

/**
 * Returns the events that bind surviving leaders to their territory until all battles are over. With one option, the
 * leader of the side that called a traitor may also lead elsewhere.
 * @rules GF9-2019 "Surviving Leaders" · R-49
 */
function bound(ctx: Ctx, state: GameState, battle: BattleActivity, outcome: BattleOutcome): readonly GameEvent[] {
  const dead = outcome.dead.map(({ leader }) => leader);
  const isFree = (by: FactionId) => ctx.rules.callersLeaderIsFree && lossOf(outcome, by) === 'nothing';
  const living = leadersPlayed(battle).filter(({ leader }) => !dead.includes(leader) && isAlive(state, leader));
  return [
    ...living.filter(({ by }) => !isFree(by)).map(({ leader }) => leaderBound(leader, battle.territory)),
    ...living.flatMap(({ by, leader }) => leaderLived(ctx, state, battle, by, leader)),
  ];
}

/**
 * Returns the event that pays a plan's spice to the bank. The winner pays too. A player who wins with a traitor keeps
 * the spice.
 * @rules GF9-2019 "Advanced Combat" · AH79 XXII.A.2 · R-175
 */
function spiceSpent(battle: BattleActivity, faction: FactionId): readonly GameEvent[] {
  const { spice: amount } = planOf(battle, faction);
  return amount > 0 ? [spiceToBank(faction, amount)] : [];
}

const forcesLostBy = (state: GameState, battle: BattleActivity, faction: FactionId): readonly GameEvent[] =>
  stacksIn(state, faction, battle.territory, battle.sectors).flatMap(stackLost);

const leadersPlayed = (battle: BattleActivity): readonly { readonly by: FactionId; readonly leader: LeaderId }[] =>
  bothSides(battle, (by) => {
    const { leader } = planOf(battle, by);
    return leader?.kind === 'leader' ? [{ by, leader: leader.leader }] : [];
  });

/**
 * Returns the losses of an explosion: all forces and spice of the whole territory. This includes the forces of other
 * factions and the sectors beyond the storm.
 */
function everythingIn(state: GameState, { territory }: BattleActivity): readonly GameEvent[] {
  return [
    ...state.forces.filter((stack) => stack.territory === territory).flatMap(stackLost),
    ...state.spiceOnBoard
      .filter((spice) => spice.territory === territory)
      .map(({ sector, amount }) => spiceToBank({ territory, sector }, amount)),
  ];
}

const bothSides = <T>(battle: BattleActivity, each: (faction: FactionId) => readonly T[]): readonly T[] => [
  ...each(battle.aggressor.faction),
  ...each(battle.defender.faction),
];
