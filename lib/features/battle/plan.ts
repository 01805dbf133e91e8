import { strengthNow } from '../../pieces/leaders.ts';
import type { AnswerValue } from '../../core/answer.ts';
import { assertNever, invariant, must } from '../../core/assert-never.ts';
import { choices, anyOf, type Grammar, isEmpty, narrow, oneOf, record } from '../../core/grammar.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { isFaceUnknown, titlesInHand } from '../../pieces/hands.ts';
import { leadersFor } from './leading.ts';
import { factionState, sideOf } from '../../model/selectors.ts';
import { parsePlanLeader, parsePlayedCard } from '../../model/answers.ts';
import { mapPerPower, type PlanElement, type PlanLeader, type ShownElement } from '../../model/battle.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import type { HandSlot, PlayedCard, TreacheryTitle } from '../../model/treachery-cards.ts';
import type { BattleActivity, BattleSide } from './contract.ts';
import { boundsOn, fieldsAdded } from './run-steps.ts';
import type { BattleCard } from './steps.ts';
import { strengthPart, type StrengthPart } from './strength-part.ts';

/**
 * Returns every battle plan that this side may commit now, cheapest first: dial and spice, leader or cheap hero,
 * weapon, defense. A worthless card may fill either card place, but one card never fills two. Powers, and the element
 * shown to prescience, restrict the plans.
 * @rules AH79 X.B–C · GF9-2019 Phase 7 "Battle Plan", "Advanced Combat" ·
 */
export function planGrammar(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  bounds = boundsOn(ctx, state, battle, faction),
): Grammar {
  const side = sideOf(battle, faction);
  const { hand } = factionState(state, faction);
  const strength = strengthPart(ctx, state, battle, faction);
  const all = openPlans(ctx, state, battle, faction, strength);
  const bound = bounds.reduce((plans, { bind }) => bind(plans), all);
  const open = boundByHeld(ledIfPossible(bound, hand), battle, faction);
  if (side === null) return open;
  const announced = boundByAnnouncement(open, side.leaderless, strength);
  return side.shown === null || ctx.rules.planChangeAfterProbe === 'anything'
    ? announced
    : boundByShown(ctx, announced, side.shown.element);
}

/**
 * Returns the answers to “show this element”: each value that some legal plan has. No weapon and no defense are shown
 * as `none`.
 */
export function elementGrammar(ctx: Ctx, plans: Grammar, element: PlanElement): Grammar {
  const values = choices(plans, element, {});
  if (element === 'leader' || element === 'dial') return oneOf(...values);
  const cards = values.filter((value) => isFighting(ctx, value, element));
  return values.length > cards.length ? oneOf('none', ...cards) : oneOf(...cards);
}

/** Returns the shown element of a legal answer, in the form that the ledger and the plan use. */
export function shownElement(element: PlanElement, answer: AnswerValue): ShownElement {
  switch (element) {
    case 'leader':
      return { element, leader: leaderShown(answer) };
    case 'weapon':
    case 'defense':
      return { element, card: answer === 'none' ? 'none' : must(parsePlayedCard(answer), 'card shown') };
    case 'dial':
      return { element, dial: Number(answer) };
    default:
      return assertNever(element);
  }
}

function leaderShown(answer: AnswerValue): PlanLeader {
  const leader = parsePlanLeader(answer);
  invariant(leader !== undefined, 'a leader, a cheap hero or nobody is shown');
  return leader;
}

function openPlans(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  strength: StrengthPart,
): Grammar {
  const cardsFor = (place: CardPlace) => cardsThatLie(ctx, state, faction, place);
  const leaders = [...leadersFor(ctx, state, faction, battle.territory)].sort(
    (a, b) => strengthNow(ctx, state, a) - strengthNow(ctx, state, b),
  );
  const heroes = cardsFor('leader').map((card): AnswerValue => ({ kind: 'cheap-hero', ...card }));
  const added = fieldsAdded(ctx, state, battle, faction);
  const led = record(
    {
      ...strength.fields,
      leader: oneOf(...leaders.map((leader): AnswerValue => ({ kind: 'leader', leader })), ...heroes),
      ...mapPerPower((field) => added[field]?.values ?? NOT_THERE),
      weapon: oneOf(null, ...asAnswers(cardsFor('weapon'))),
      defense: oneOf(null, ...asAnswers(cardsFor('defense'))),
    },
    ...strength.where,
    { kind: 'apart', fields: ['leader', 'weapon', 'defense'], by: 'slot' },
  );
  return leaders.length > 0 ? led : anyOf(leaderlessPlans(strength), led);
}

const leaderlessPlans = ({ fields, where }: StrengthPart): Grammar =>
  record(
    {
      ...fields,
      leader: oneOf(null),
      ...mapPerPower(() => NOT_THERE),
      weapon: oneOf(null),
      defense: oneOf(null),
    },
    ...where,
  );

/** The value of a power's field if the side does not have the power, or has no leader. */
const NOT_THERE: Grammar<boolean> = oneOf(false);

/**
 * Returns the plans with a leader if a leader is certainly available. Plans without a leader stay only if neither a
 * leader nor a cheap hero is certain.
 */
function ledIfPossible(plans: Grammar, hand: readonly HandSlot[]): Grammar {
  const led = narrow(plans, 'leader', (value) => value !== null);
  const certain = narrow(led, 'leader', (value) => !isFaceUnknown(hand, value));
  return isEmpty(certain) ? plans : led;
}

function boundByAnnouncement(plans: Grammar, leaderless: BattleSide['leaderless'], strength: StrengthPart): Grammar {
  if (leaderless === 'announced' || leaderless === 'agreed') return leaderlessPlans(strength);
  if (leaderless === 'not-announced') {
    const led = narrow(plans, 'leader', (value) => value !== null);
    return isEmpty(led) ? plans : led;
  }
  return plans;
}

/** Returns the plans with the leader that a card holds. If a correction has removed that leader, all plans remain. */
function boundByHeld(plans: Grammar, { leadersHeld = [] }: BattleActivity, faction: FactionId): Grammar {
  const held = leadersHeld.find((one) => one.faction === faction);
  if (held === undefined) return plans;
  const kept = narrow(plans, 'leader', (value) => faceOf(parsePlanLeader(value)) === faceOf(held.leader));
  return isEmpty(kept) ? plans : kept;
}

/**
 * Returns the plans that contain the shown element, compared by its title. If a correction has removed that element,
 * all plans remain.
 */
function boundByShown(ctx: Ctx, plans: Grammar, shown: ShownElement): Grammar {
  const bound = narrow(plans, shown.element, (value) => isAsShown(ctx, value, shown));
  return isEmpty(bound) ? plans : bound;
}

function isAsShown(ctx: Ctx, value: AnswerValue, shown: ShownElement): boolean {
  switch (shown.element) {
    case 'dial':
      return value === shown.dial;
    case 'leader':
      return faceOf(parsePlanLeader(value)) === faceOf(shown.leader);
    case 'weapon':
    case 'defense':
      return shown.card === 'none'
        ? !isFighting(ctx, value, shown.element)
        : parsePlayedCard(value)?.card === shown.card.card;
    default:
      return assertNever(shown);
  }
}

const faceOf = (leader: PlanLeader | undefined): LeaderId | TreacheryTitle | null =>
  leader?.kind === 'leader' ? leader.leader : (leader?.card ?? null);

type CardPlace = keyof BattleCard['places'];

/** Whether a card has an effect in its place of the plan. */
function isFighting(ctx: Ctx, value: AnswerValue, place: 'weapon' | 'defense'): boolean {
  const played = parsePlayedCard(value);
  return played !== null && (inPlace(ctx, played.card, place) ?? 'nothing') !== 'nothing';
}

/** Returns the effect of a card in a place of a plan; `undefined` if the card may not lie there. */
const inPlace = <Place extends CardPlace>(
  ctx: Ctx,
  title: TreacheryTitle,
  place: Place,
): BattleCard['places'][Place] | undefined => ctx.cardOf(title).inBattle?.places[place];

/** Returns each card in the hand that may lie in this place. An unknown card counts as every title that it may have. */
function cardsThatLie(ctx: Ctx, state: GameState, faction: FactionId, place: CardPlace): readonly PlayedCard[] {
  const titlesIn = titlesInHand(ctx, state, faction);
  return factionState(state, faction).hand.flatMap(({ slot, card }) =>
    titlesIn(card)
      .filter((title) => inPlace(ctx, title, place) !== undefined)
      .map((title): PlayedCard => ({ slot, card: title })),
  );
}

const asAnswers = (cards: readonly PlayedCard[]): readonly AnswerValue[] => cards.map((card) => ({ ...card }));
