/** What factions say of their own secrets. Owners are believed; a moderator can only ask them to look again. */
import { assertNever } from '../core/assert-never.ts';
import { withoutOne } from '../core/without-one.ts';
import { captorAmong, whyNoCaptives, withCaptives } from '../rules/captives.ts';
import { withFaction, withKwisatzHaderach } from '../rules/changes.ts';
import { checkClosed, isChecking } from '../rules/checks.ts';
import { type Ctx, handLimitOf } from '../rules/ctx.ts';
import { type Decision, happened, refuse } from '../rules/decision.ts';
import { drawsStormCards } from '../rules/dialling.ts';
import { isBeforeTheCards, ownDrawn } from '../rules/drawing.ts';
import { fightingForces } from '../rules/fighting.ts';
import { cardsLaidDown } from '../rules/laid-down.ts';
import { planOf } from '../rules/plans.ts';
import { isInPlay, runningBattle, sideOf } from '../rules/position.ts';
import { whyNoPrediction } from '../rules/prediction.ts';
import { reopenedByCaptives, reopenedByHand, reopenedBySpice } from '../rules/reopening.ts';
import { mayKeepTraitor, traitorsKeptBy } from '../rules/traitors.ts';
import { windowAnswerTakenBack } from '../rules/window-answers.ts';
import { hasCommitted } from '../table/commitments.ts';
import type { EventOf, GameEvent } from '../table/events.ts';
import type { FactionId } from '../table/factions.ts';
import type { OwnFact } from '../table/facts.ts';
import type { OwnMatter } from '../table/matters.ts';
import type { Refusal } from '../table/refusals.ts';
import type { GameState } from '../table/state.ts';
import type { StormCard } from '../table/storm.ts';
import type { HandSlot } from '../table/treachery.ts';

type Card = HandSlot['card'];

/** More than the bank holds; it only keeps a slip of the finger out. */
const MOST_SPICE = 999;
/** All forces lost over and over; it only keeps a slip of the finger out. */
const MOST_LOSSES = 200;

/**
 * Records what a faction holds. Refuses `number-out-of-range`, `kept-by-app`, `phase-runs`, `hand-too-large`, `too-many-traitors`,
 * `leader-not-in-play`, `duplicate-traitor`, `own-leader-no-traitor`, `does-not-predict`, `predicts-itself`,
 * `faction-not-in-play`, `draws-no-storm-cards`, `no-storm-card`, `no-kwisatz-haderach`; never asks whether somebody else claims it too.
 * A new hand, new losses in battles, or new spice where it counts in battle, always takes back a sealed plan, whatever lies in it, and answers
 * the moderator's question about it.
 */
export function decideEnterOwn(ctx: Ctx, state: GameState, faction: FactionId, fact: OwnFact): Decision {
  const refusal = whyNot(ctx, state, faction, fact);
  if (refusal !== null) return refuse(refusal);
  return happened(
    ownFactEntered(state, faction, fact),
    ...answersTakenBack(ctx, state, faction, fact),
    ...askedAgain(ctx, state, faction, fact),
    ...checkClosed(state, faction, fact.kind),
    ...ownDrawn(state, faction, fact.kind),
  );
}

/** Cards that lie on the table in a revealed plan are told of, too, but keep their slots until they are settled. */
function ownFactEntered(state: GameState, faction: FactionId, fact: OwnFact): GameEvent {
  if (fact.kind === 'spice')
    return { type: 'OwnFactEntered', faction, fact: spiceTold(state, faction, fact), laid: [] };
  if (fact.kind !== 'hand') return { type: 'OwnFactEntered', faction, fact, laid: [] };
  const { laid, rest } = handTold(state, faction, fact.cards);
  return { type: 'OwnFactEntered', faction, fact: { kind: 'hand', cards: rest }, laid: laid.map(({ slot }) => slot) };
}

/**
 * Spice that lies open beside a dial is on its way to the bank: nobody has less than that until it is paid, so that what
 * is paid tells nothing of the purse.
 */
function spiceTold(state: GameState, faction: FactionId, fact: OwnFact & { kind: 'spice' }): OwnFact {
  const battle = runningBattle(state);
  if (fact.spice === 'uncounted' || battle === null || battle.revealed === null || battle.outcome !== null) return fact;
  if (sideOf(battle, faction) === null) return fact;
  return { ...fact, spice: Math.max(fact.spice, planOf(battle, faction).spice) };
}

/** A hand as it was told, parted into what lies on the table and what is still held. */
function handTold(
  state: GameState,
  faction: FactionId,
  cards: readonly Card[],
): { readonly laid: readonly HandSlot[]; readonly rest: readonly Card[] } {
  const laid = cardsLaidDown(state, faction);
  return { laid, rest: laid.reduce((left, { card }) => withoutOne(left, card), cards) };
}

/** Slots get new names with a new hand, and other spice supports other dials: nothing sealed before can stand. */
function answersTakenBack(ctx: Ctx, state: GameState, faction: FactionId, fact: OwnFact): readonly GameEvent[] {
  const battle = runningBattle(state);
  const sealed = battle?.rung === 'plans' && hasCommitted(battle.plans, faction);
  const touched =
    fact.kind === 'hand' || fact.kind === 'battle-losses' || (fact.kind === 'spice' && needsSpice(ctx, state, faction));
  const withdrawn: readonly GameEvent[] =
    touched && battle !== null && sealed
      ? [{ type: 'PlanWithdrawn', battle: battle.id, faction, because: 'own-wish' }]
      : [];
  const inWindow = fact.kind === 'hand' || fact.kind === 'traitors' ? windowAnswerTakenBack(state, faction) : [];
  return [...withdrawn, ...inWindow];
}

/** What was announced or shown from the old hand, purse or captives is asked for again, whatever the new ones are. */
function askedAgain(ctx: Ctx, state: GameState, faction: FactionId, fact: OwnFact): readonly GameEvent[] {
  const battle = runningBattle(state);
  if (battle === null) return [];
  if (fact.kind === 'hand') return reopenedByHand(ctx, battle, faction);
  if (fact.kind === 'captives') return reopenedByCaptives(ctx, battle);
  return fact.kind === 'spice' && needsSpice(ctx, state, faction) ? reopenedBySpice(ctx, battle, faction) : [];
}

/** Whether spice bears on this faction's plan in the running battle, as everybody can see. */
function needsSpice(ctx: Ctx, state: GameState, faction: FactionId): boolean {
  const battle = runningBattle(state);
  if (battle === null || sideOf(battle, faction) === null) return false;
  return fightingForces(ctx, state, battle, faction).needSpice;
}

/** Puts a question on the owner's phone. Refuses `faction-not-in-play`, `does-not-predict`, `draws-no-storm-cards`, `no-kwisatz-haderach`. */
export function decideAskOwner(ctx: Ctx, state: GameState, faction: FactionId, matter: OwnMatter): Decision {
  if (!isInPlay(state, faction)) return refuse({ code: 'faction-not-in-play', faction });
  if (matter === 'storm-card' && drawsStormCards(ctx, state) !== faction)
    return refuse({ code: 'draws-no-storm-cards', faction });
  if (matter === 'prediction' && state.prediction?.by !== faction) return refuse({ code: 'does-not-predict', faction });
  if (matter === 'captives' && captorAmong(ctx, state) !== faction) return refuse({ code: 'captures-nobody', faction });
  if (matter === 'battle-losses' && state.kwisatzHaderach?.of !== faction)
    return refuse({ code: 'no-kwisatz-haderach' });
  return isChecking(state, faction, matter) ? happened() : happened({ type: 'OwnerAsked', faction, matter });
}

/** Records what an owner told. A new hand gets new slots, but for cards that lie on the table. */
export function withOwnFact(state: GameState, { faction, fact, laid }: EventOf<'OwnFactEntered'>): GameState {
  switch (fact.kind) {
    case 'spice':
      return withFaction(state, faction, () => ({ spice: fact.spice }));
    case 'hand':
      return withFaction(state, faction, ({ hand, nextSlot }) => ({
        hand: [
          ...hand.filter(({ slot }) => laid.includes(slot)),
          ...fact.cards.map((card, index): HandSlot => ({ slot: `h${nextSlot + index}`, card })),
        ],
        nextSlot: nextSlot + fact.cards.length,
      }));
    case 'traitors':
      return withFaction(state, faction, () => ({ traitors: fact.leaders }));
    case 'storm-card':
      return { ...state, stormCard: fact.card };
    case 'prediction':
      return { ...state, prediction: { by: faction, told: fact.prediction } };
    case 'captives':
      return withCaptives(state, faction, fact);
    case 'battle-losses':
      return withKwisatzHaderach(state, { losses: fact.losses });
    default:
      return assertNever(fact);
  }
}

function whyNot(ctx: Ctx, state: GameState, faction: FactionId, fact: OwnFact): Refusal | null {
  switch (fact.kind) {
    case 'spice':
      return fact.spice === 'uncounted' ? null : outside(fact.spice, MOST_SPICE);
    case 'hand': {
      if (state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
      if (isBeforeTheCards(ctx, state)) return { code: 'phase-runs', phase: 'setup' };
      const limit = handLimitOf(ctx, faction);
      const { laid, rest } = handTold(state, faction, fact.cards);
      return laid.length + rest.length > limit ? { code: 'hand-too-large', limit } : null;
    }
    case 'traitors':
      return state.choices.components.traitors === 'app'
        ? { code: 'kept-by-app' }
        : whyNoTraitors(ctx, state, faction, fact);
    case 'storm-card':
      return whyNoStormCard(ctx, state, faction, fact.card);
    case 'prediction':
      return whyNoPrediction(ctx, state, faction, fact.prediction);
    case 'captives':
      return whyNoCaptives(ctx, state, faction, fact);
    case 'battle-losses':
      return state.kwisatzHaderach?.of === faction
        ? outside(fact.losses, MOST_LOSSES)
        : { code: 'no-kwisatz-haderach' };
    default:
      return assertNever(fact);
  }
}

/** Who draws the cards can tell what lies there, as long as one does. */
function whyNoStormCard(ctx: Ctx, state: GameState, faction: FactionId, card: StormCard): Refusal | null {
  if (drawsStormCards(ctx, state) !== faction) return { code: 'draws-no-storm-cards', faction };
  if (state.choices.components.stormCards === 'app') return { code: 'kept-by-app' };
  if (state.stormCard === 'none') return { code: 'no-storm-card' };
  const { from, to } = ctx.rules.stormCards;
  const fits = card === 'untold' || (Number.isInteger(card) && Number(card) >= from && Number(card) <= to);
  return fits ? null : { code: 'number-out-of-range', from, to };
}
const outside = (value: number, most: number): Refusal | null =>
  Number.isInteger(value) && value >= 0 && value <= most ? null : { code: 'number-out-of-range', from: 0, to: most };

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
    if (!mayKeepTraitor(ctx, faction, leader)) return { code: 'own-leader-no-traitor', leader };
  }
  return null;
}
