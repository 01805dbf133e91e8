/** After a battle is won: a leader of the loser may be drawn, and kept for one battle or killed. */
import type { AnswerValue } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { spiceMoved } from '../../pieces/made.ts';
import { powersInForce } from '../../rules/advantages.ts';
import { ask } from '../../rules/asking.ts';
import { paidForDead } from '../../rules/captives.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { isInOthersHands, ownerOf } from '../../rules/leaders.ts';
import { planOf } from '../../rules/plans.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { LeaderId } from '../../table/leaders.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import type { BattleActivity } from './contract.ts';

/**
 * Winner and loser, while the winner may draw or has to decide about the one drawn; who has none to draw is asked all the
 * same, or it would tell.
 */
export function captureIn(
  ctx: Ctx,
  state: GameState,
  { outcome, rung, captureSettled }: BattleActivity,
): { readonly captor: FactionId; readonly loser: FactionId } | null {
  if (rung !== 'over' || captureSettled || outcome === null) return null;
  if (outcome.kind !== 'fought' && outcome.kind !== 'traitor') return null;
  const { winner, loser } = outcome;
  const captures = powersInForce(ctx, state, winner).some(({ capturesLeaders }) => capturesLeaders !== undefined);
  return captures ? { captor: winner, loser } : null;
}

/**
 * Alive, in the loser's own hands, and not used in another territory this turn, nor before a Ghola brought it back; who
 * fought here is among them.
 * @rules GF9-2019 Harkonnen sheet "Captured leaders" · R-168
 */
const drawnFrom = (state: GameState, { territory }: BattleActivity, loser: FactionId): readonly LeaderId[] =>
  state.leaders
    .filter((disc) => ownerOf(disc.leader) === loser && disc.where === 'ready' && !isInOthersHands(disc))
    .filter(({ foughtIn, diedIn }) => [...diedIn, foughtIn ?? territory].every((used) => used === territory))
    .map(({ leader }) => leader);

/** May the winner draw? And what becomes of the leader drawn? */
export function capturePrompts(ctx: Ctx, state: GameState, battle: BattleActivity): readonly Prompt[] {
  const found = captureIn(ctx, state, battle);
  if (found === null) return [];
  const { captor, loser } = found;
  const { captured: leader } = battle;
  if (leader !== null) {
    const pays = paidForDead(ctx, captor) ?? 0;
    const question = { kind: 'captive', battle: battle.id, leader, pays } as const;
    return [ask(state, question, { asks: captor, matter: battle.id, answers: oneOf('keep', 'kill') })];
  }
  const answers = drawnFrom(state, battle, loser).length === 0 ? oneOf('leave') : oneOf('leave', 'draw');
  return [ask(state, { kind: 'capture', battle: battle.id, loser }, { asks: captor, matter: battle.id, answers })];
}

/** The winner draws at random, or leaves it. */
export function captureAnswered(
  state: GameState,
  battle: BattleActivity,
  { asks: captor, loser: owner }: Extract<Prompt, { readonly kind: 'capture' }>,
  answer: AnswerValue,
  random: Random,
): readonly GameEvent[] {
  const [leader] = answer === 'draw' ? shuffled(drawnFrom(state, battle, owner), random) : [];
  return leader === undefined
    ? [{ type: 'CaptureDeclined', battle: battle.id, by: captor }]
    : [{ type: 'LeaderCaptured', battle: battle.id, captor, owner, leader }];
}

/** The captive is held, or goes face down to the tanks for spice from the bank. */
export function captiveAnswered(
  battle: BattleActivity,
  { asks: captor, leader, pays }: Extract<Prompt, { readonly kind: 'captive' }>,
  answer: AnswerValue,
): readonly GameEvent[] {
  if (answer !== 'kill') return [{ type: 'CaptiveKept', battle: battle.id, captor }];
  return [
    { type: 'CaptiveKilled', battle: battle.id, captor, owner: ownerOf(leader), leader },
    spiceMoved('bank', captor, pays),
  ];
}

/** A captive who led in this battle and lives goes home; it stays bound to this territory. @rules R-168 */
export function captivesUsed(
  state: GameState,
  battle: BattleActivity,
  dead: readonly LeaderId[],
): readonly GameEvent[] {
  return [battle.aggressor.faction, battle.defender.faction].flatMap((captor): readonly GameEvent[] => {
    const { leader } = planOf(battle, captor);
    if (leader?.kind !== 'leader' || dead.includes(leader.leader)) return [];
    const isOthers = state.leaders.some((disc) => disc.leader === leader.leader && disc.captor === captor);
    return isOthers ? [{ type: 'CaptivesReturned', captor, leaders: [leader.leader], because: 'used' }] : [];
  });
}
