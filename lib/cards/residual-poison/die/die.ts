/** The secret die of a Residual Poison: the throw, the penalty of a six, and the end of its time. */
import type { Random } from '../../../core/random.ts';
import { must } from '../../../core/assert-never.ts';
import { spiceToGive } from '../../../features/battle/api/laid-down.ts';
import { withLeaderHeld } from '../../../features/battle/steps.ts';
import type { Environment } from '../../../kernel/feature.ts';
import type { EventOf, GameEvent } from '../../../model/events.ts';
import { isPoisoningOver } from '../../../model/poisonings.ts';
import type { Poisoning } from '../contract.ts';
import { popActivity, pushActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { withKnowledge } from '../../../pieces/changes.ts';
import { cardDiscarded, cardTakenUp, spiceMoved } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { PoisonDieActivity } from '../contract.ts';
import { poisonLaidAway } from '../gone.ts';

const DIE = 6;
/** The spice that the poisoner pays the victim after a six, as far as it goes. */
const PENALTY = 4;

/** Throws the die. A six is shown at once, and so is the card, real or not. @rules Dune Squad VI.B.6 */
export function thrown(
  ctx: Ctx,
  state: GameState,
  { by, against }: PoisonDieActivity,
  { random }: Environment,
): readonly GameEvent[] {
  const number = numberOf(random);
  const leader = number === DIE ? null : (ctx.leaders(against)[number - 1] ?? null);
  const event: GameEvent = { type: 'PoisonDieThrown', by, against, number, leader };
  return number === DIE ? [event, ...penalty(state, by, against)] : [event];
}

const numberOf = (random: Random): number => 1 + random(DIE);

function penalty(state: GameState, by: Poisoning['by'], against: Poisoning['against']): readonly GameEvent[] {
  const { card } = must(
    state.laidCards.find(({ faction, before }) => faction === by && before === against),
    'a card laid down',
  );
  const spice = spiceToGive(state, by);
  const paid = spice === 'uncounted' ? PENALTY : Math.min(spice, PENALTY);
  return [
    { type: 'PoisonSix', by, against, card: card.card, paid },
    cardTakenUp(by, against, card),
    ...(card.card === 'unknown' ? [] : [cardDiscarded(by, { slot: card.slot, card: card.card })]),
    ...(paid === 0 ? [] : [spiceMoved(by, against, paid)]),
  ];
}

/** Returns the events of the first card whose time is over: it goes to the discards unseen. */
export function ended(state: GameState): readonly GameEvent[] {
  const over = state.poisonings.find((poisoning) => isPoisoningOver(state, poisoning));
  if (over === undefined) return [];
  const { by, against } = over;
  return [{ type: 'PoisonOver', by, against }, poisonLaidAway(by, against)];
}

/** Records the card, and holds the leader that the victim has sealed in a plan. */
export const cast = (state: GameState, { by, against }: EventOf<'PoisonCast'>): GameState => {
  const { turn, phase } = state;
  const held = withLeaderHeld(state, against);
  return pushActivity(
    { ...held, poisonings: [...held.poisonings, { by, against, number: null, leader: null, turn, phase }] },
    { kind: 'poison-die', id: 'poison-die', by, against },
  );
};

/** Records the number, which only the poisoner knows. */
export function dieThrown(state: GameState, { by, against, number, leader }: EventOf<'PoisonDieThrown'>): GameState {
  const poisonings = state.poisonings.map((one) => (one.against === against ? { ...one, number, leader } : one));
  return withKnowledge(
    { ...popActivity(state, 'poison-die'), poisonings },
    { knower: by, secret: { kind: 'poison-die', of: by, against, turn: state.turn } },
  );
}

/** Returns the state without the poisoning of this faction. */
export const withoutPoisoning = (state: GameState, against: Poisoning['against']): GameState => ({
  ...state,
  poisonings: state.poisonings.filter((one) => one.against !== against),
});
