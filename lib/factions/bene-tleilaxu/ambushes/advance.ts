/** The course of an ambush: a leader is drawn, the defender is asked, and both cards are shown. */
import type { Environment } from '../../../kernel/feature.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import { cardsLaidBy } from '../../../model/laid-cards.ts';
import { factionState, isInPlay, leaderState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { kindOf, type PlayedCard } from '../../../model/treachery-cards.ts';
import { cardDiscarded, cardTakenUp } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { AmbushActivity } from './contract.ts';
import { ambushOutcome, consequences } from './resolution.ts';

/** Returns the next event: the leader of a trap, the time of the question, or the end. */
export function advance(
  ctx: Ctx,
  state: GameState,
  ambush: AmbushActivity,
  { at, random }: Environment,
): readonly GameEvent[] {
  if (ambush.shown !== null) return ambush.toKeep === null && !ambush.holdToChoose ? [{ type: 'AmbushOver' }] : [];
  if (ambush.leader === null) {
    const ready = readyLeaders(ctx, state, ambush.victim);
    const leader = ready.length === 0 ? undefined : ready[random(ready.length)];
    return leader === undefined ? withoutEffect(state, ambush) : [{ type: 'AmbushLeaderDrawn', leader }];
  }
  return ambush.time === null ? [{ type: 'AmbushTimed', opened: at, deadline: at + state.questionTime.time }] : [];
}

/** Returns the living leaders that a faction has in its own hands, the main character included. @rules R-308 */
const readyLeaders = (ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderId[] =>
  isInPlay(state, faction)
    ? ctx.leaders(faction).filter((leader) => {
        const { where, captor } = leaderState(state, leader);
        return where === 'ready' && captor === null;
      })
    : [];

/** No leader is ready: the card of the trap is discarded. */
function withoutEffect(state: GameState, ambush: AmbushActivity): readonly GameEvent[] {
  const card = cardOf(state, ambush);
  return [
    ...takenUp(ambush, card),
    {
      type: 'AmbushShown',
      card: card?.card ?? null,
      as: null,
      defense: null,
      result: 'nobody',
      toKeep: null,
      holdToChoose: false,
    },
    ...(card === null ? [] : [cardDiscarded(BENE_TLEILAXU, card)]),
  ];
}

/** Returns the events at the end of the time: both cards are shown, and the leader may die. */
export function shown(ctx: Ctx, state: GameState, ambush: AmbushActivity): readonly GameEvent[] {
  const { leader, territory, by, victim } = ambush;
  if (leader === null || ambush.shown !== null) return [];
  const card = cardOf(state, ambush);
  const said = ambush.defense?.card ?? null;
  const isHeld = said !== null && isInPlay(state, victim) && isInHand(state, victim, said);
  const resolving = { by, leader, territory, card, defense: isHeld ? said : null };
  const outcome = ambushOutcome(ctx, state, resolving);
  const lives = outcome.result === 'lived' || outcome.result === 'weakened' || outcome.result === 'nobody';
  const holdToChoose =
    card !== null &&
    kindOf(card.card) === 'worthless' &&
    ctx.advantages.some(({ id }) => id === 'bene-tleilaxu/worthless-hold');
  return [
    ...takenUp(ambush, card),
    { type: 'AmbushShown', ...outcome, toKeep: isHeld && lives ? said.slot : null, holdToChoose },
    ...consequences(ctx, state, resolving, victim, outcome),
  ];
}

/** Returns the card of the Bene Tleilaxu; `null` if they played none or have it no longer. */
export function cardOf(state: GameState, { card, territory }: AmbushActivity): PlayedCard | null {
  if (card !== 'laid') return card !== null && isInHand(state, BENE_TLEILAXU, card) ? card : null;
  const laid = cardsLaidBy(state, BENE_TLEILAXU).find(({ before }) => before === territory)?.card;
  return laid === undefined || laid.card === 'unknown' ? null : { slot: laid.slot, card: laid.card };
}

const takenUp = ({ card: from, territory }: AmbushActivity, card: PlayedCard | null): readonly GameEvent[] =>
  from === 'laid' && card !== null ? [cardTakenUp(BENE_TLEILAXU, territory, card)] : [];

const isInHand = (state: GameState, faction: FactionId, { slot }: PlayedCard): boolean =>
  factionState(state, faction).hand.some((one) => one.slot === slot);
