/** The special Karama before the plans: a faction sees the whole plan of one side. That plan is then final. */
import { type AnswerValue, getField } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar, oneOf } from '../../core/grammar.ts';
import { cardDiscarded } from '../../pieces/events.ts';
import { specialKaramaUsed } from '../../kernel/windows/events.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { cardPlays, cardKindsWith, nobodyCanHold, PASS } from '../../pieces/playing.ts';
import { opponentIn, sidesOf } from '../../model/selectors.ts';
import type { Advantage } from '../../powers/power.ts';
import { hasUsedSpecialKarama } from '../../powers/special-karama.ts';
import { parsePlayedCard } from '../../model/answers.ts';
import { commitmentOf, hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity } from './contract.ts';

/**
 * Returns the faction that may still look at a plan in this battle, its power, and the plans that it may see; `null` if
 * no faction may look. This is public.
 */
export interface PlanViewer {
  readonly by: FactionId;
  readonly advantage: Advantage;
  readonly targets: readonly FactionId[];
}

/**
 * Returns the prompt for a look at a plan. It opens in every battle of a faction with the power, whatever its hand
 * holds. The plans stay closed until the prompt is answered. Nothing cancels this power.
 */
export function lookerAt(ctx: Ctx, state: GameState, battle: BattleActivity): PlanViewer | null {
  if (battle.step !== 'plans' || battle.look.state !== 'to-come') return null;
  if (nobodyCanHold(ctx, state, karamaKinds(ctx))) return null;
  for (const { faction: by } of state.factions) {
    const advantage = activePowersOf(ctx, state, by).find(({ seesWholePlan }) => seesWholePlan === true);
    if (advantage === undefined || hasUsedSpecialKarama(ctx, state, by)) continue;
    return { by, advantage, targets: sidesOf(battle).flatMap(({ faction }) => (faction === by ? [] : [faction])) };
  }
  return null;
}

/** Returns the legal answers: to pass, or to play a Karama for one of the plans. */
export function lookAnswers(ctx: Ctx, state: GameState, { by, targets }: PlanViewer): Grammar {
  const plays = cardPlays(ctx, state, by, karamaKinds(ctx), { of: oneOf(...targets) });
  return plays.length === 0 ? PASS : anyOf(PASS, ...plays);
}

/** Returns the events of the answer: the card is spent, or the faction does not look. */
export function lookDecided(battle: BattleActivity, looker: PlanViewer, answer: AnswerValue): readonly GameEvent[] {
  const { by, advantage, targets } = looker;
  const card = parsePlayedCard(answer);
  if (card === null) return [{ type: 'PlanLookDeclined', battle: battle.id, by }];
  const target = must(
    targets.find((faction) => faction === getField(answer, 'of')),
    'whose plan is seen',
  );
  return [
    specialKaramaUsed(by, advantage.id),
    cardDiscarded(by, card),
    { type: 'PlanLookOrdered', battle: battle.id, by, target },
  ];
}

/**
 * Returns the event of the look as soon as the plan is sealed. Then the other side plans again, because the looking
 * faction may tell it what the plan contains.
 */
export function lookAnswered(battle: BattleActivity): readonly GameEvent[] {
  const { look } = battle;
  if (look.state !== 'ordered') return [];
  const plan = commitmentOf(battle.plans, look.target);
  if (plan === null) return [];
  const other = opponentIn(battle, look.target);
  return [
    { type: 'PlanShown', battle: battle.id, faction: look.target, to: look.by, plan },
    ...(!hasCommitted(battle.plans, other)
      ? []
      : [{ type: 'PlanWithdrawn', battle: battle.id, faction: other, because: 'other-seen' } as const]),
  ];
}

/** Whether this faction waits to see a plan. It makes its own plan after that. */
export const waitsToSee = ({ look }: BattleActivity, faction: FactionId): boolean =>
  look.state === 'ordered' && look.by === faction;

/** Returns the faction that has seen this side's whole plan; `null` while the plan can change. */
export const seenBy = ({ look }: BattleActivity, faction: FactionId): FactionId | null =>
  look.state === 'answered' && look.target === faction ? look.by : null;

const karamaKinds = (ctx: Ctx) => cardKindsWith(ctx, ({ cancelsAdvantage }) => cancelsAdvantage === true);
