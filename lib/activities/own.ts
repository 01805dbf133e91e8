/** What factions say of their own secrets. Owners are believed; a moderator can only ask them to look again. */
import { assertNever } from '../core/assert-never.ts';
import { oneOf } from '../core/grammar.ts';
import type { GameEvent } from '../model/events.ts';
import type { OwnFact, OwnMatter } from '../model/facts.ts';
import type { FactionId } from '../model/factions.ts';
import type { Prompt } from '../model/prompts.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import { ask } from '../rules/asking.ts';
import { withFaction } from '../rules/changes.ts';
import { handLimitOf, type Ctx } from '../rules/ctx.ts';
import { happened, refuse, type Decision } from '../rules/decision.ts';
import { isInPlay, leaderOf, runningBattle, runningWindow, sideOf } from '../rules/position.ts';
import { mayKeepTraitor, traitorsKeptBy } from '../rules/traitors.ts';

const MOST_SPICE = 999;

/**
 * Records what a faction holds. Refuses what no faction can hold; never asks whether somebody else claims it too.
 * A new hand always takes back a sealed plan, whatever lies in it, and answers the moderator's question about it.
 */
export function decideEnterOwn(ctx: Ctx, state: GameState, faction: FactionId, fact: OwnFact): Decision {
  const refusal = whyNot(ctx, state, faction, fact);
  if (refusal !== null) return refuse(refusal);
  const checked = state.checks.some((check) => check.faction === faction && check.matter === fact.kind);
  return happened(
    { type: 'OwnFactEntered', faction, fact },
    ...answersTakenBack(state, faction, fact),
    ...(checked ? [ownerChecked(faction, fact.kind)] : []),
  );
}

/** Slots get new names with a new hand, so nothing already laid down from the old one can stand. */
function answersTakenBack(state: GameState, faction: FactionId, fact: OwnFact): readonly GameEvent[] {
  if (fact.kind !== 'hand') return [];
  const battle = runningBattle(state);
  const window = runningWindow(state);
  const sealed = battle?.rung === 'plans' && (sideOf(battle, faction)?.committed ?? null) !== null;
  const answered = window?.answers.some((one) => one.faction === faction) ?? false;
  return [
    ...(battle !== null && sealed
      ? [{ type: 'PlanWithdrawn', battle: battle.id, faction, because: 'own-wish' } as const]
      : []),
    ...(window !== null && answered ? [{ type: 'WindowAnswerWithdrawn', window: window.id, faction } as const] : []),
  ];
}

/** Puts a question on the owner's phone. Refuses `faction-not-in-play`. */
export function decideAskOwner(state: GameState, faction: FactionId, matter: OwnMatter): Decision {
  if (!isInPlay(state, faction)) return refuse({ code: 'faction-not-in-play', faction });
  if (state.checks.some((check) => check.faction === faction && check.matter === matter)) return happened();
  return happened({ type: 'OwnerAsked', faction, matter });
}

export const ownerChecked = (faction: FactionId, matter: OwnMatter): GameEvent => ({
  type: 'OwnerChecked',
  faction,
  matter,
});

/** Questions that wait on phones beside everything else, and stop nobody. */
export const checkPrompts = (state: GameState): readonly Prompt[] =>
  state.checks.map(({ faction, matter }) =>
    ask(state, { kind: 'check-own', matter }, { asks: faction, matter, answers: oneOf('right') }),
  );

export function withOwnFact(state: GameState, faction: FactionId, fact: OwnFact): GameState {
  switch (fact.kind) {
    case 'spice':
      return withFaction(state, faction, () => ({ spice: fact.spice }));
    case 'hand':
      return withFaction(state, faction, ({ nextSlot }) => ({
        hand: fact.cards.map((card, index) => ({ slot: `h${nextSlot + index}`, card })),
        nextSlot: nextSlot + fact.cards.length,
      }));
    case 'traitors':
      return withFaction(state, faction, () => ({ traitors: fact.leaders }));
    default:
      return assertNever(fact);
  }
}

function whyNot(ctx: Ctx, state: GameState, faction: FactionId, fact: OwnFact): Refusal | null {
  switch (fact.kind) {
    case 'spice':
      return fact.spice === 'uncounted' || (Number.isInteger(fact.spice) && fact.spice >= 0 && fact.spice <= MOST_SPICE)
        ? null
        : { code: 'number-out-of-range', from: 0, to: MOST_SPICE };
    case 'hand': {
      if (state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
      const limit = handLimitOf(ctx, faction);
      return fact.cards.length > limit ? { code: 'hand-too-large', limit } : null;
    }
    case 'traitors':
      return state.choices.components.traitors === 'app'
        ? { code: 'kept-by-app' }
        : whyNoTraitors(ctx, state, faction, fact);
    default:
      return assertNever(fact);
  }
}

function whyNoTraitors(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  fact: OwnFact & { kind: 'traitors' },
): Refusal | null {
  if (fact.leaders === 'unknown') return null;
  const limit = traitorsKeptBy(ctx, faction);
  if (fact.leaders.length > limit) return { code: 'too-many-traitors', limit };
  for (const [index, leader] of fact.leaders.entries()) {
    if (!state.leaders.some((disc) => disc.leader === leader)) return { code: 'leader-not-in-play', leader };
    if (fact.leaders.indexOf(leader) !== index) return { code: 'duplicate-traitor', leader };
    if (!mayKeepTraitor(ctx, faction, leaderOf(state, leader).leader)) return { code: 'own-leader-no-traitor', leader };
  }
  return null;
}
