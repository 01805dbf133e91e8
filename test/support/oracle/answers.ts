/**
 * Which answers are legal, read a second time: each kind of question against what the rulebook says, and not against the
 * grammar that the engine offers.
 */
import {
  ALL_PARTS,
  fieldOf,
  isAnswer,
  isRecord,
  kindOf,
  LEADERS,
  partName,
  PLAN_ELEMENTS,
  sameAnswer,
  VOICE_KINDS,
  type AnswerValue,
  type FactionId,
  type GameState,
  type LeaderId,
  type PlanElement,
  type Prompt,
  type PromptKind,
  type TerritoryId,
} from '../../../lib/engine.ts';
import { must } from '../../../lib/core/assert-never.ts';
import { isCardPlayed, isQuestion, isRevivable, karamasOf } from './cards.ts';
import { fallenIn, isLossOf, isWholeNumber } from './losses.ts';
import { battlesOnBoard, isAllied } from './pieces.ts';
import { asAnswer, castsOf, dialsWith, isLegalPlan } from './plans.ts';
import { isReserveShipment } from './reserves.ts';
import { isStopped, ownOf, stacksIn, type Battle } from './site.ts';
import { canDial, makesUp } from './strength.ts';

type AskOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>;
type Reading<Kind extends PromptKind> = (state: GameState, prompt: AskOf<Kind>, value: AnswerValue) => boolean;

/** Whether this may be answered to this open question. */
export function isLegalAnswer(state: GameState, prompt: Prompt, value: unknown): boolean {
  if (!isAnswer(value)) return false;
  const reading = READINGS[prompt.kind] as Reading<PromptKind>;
  return reading(state, prompt, value);
}

const isBoolean = (_state: GameState, _prompt: unknown, value: AnswerValue): boolean => typeof value === 'boolean';

const READINGS: { readonly [Kind in PromptKind]: Reading<Kind> } = {
  'choose-battle': (state, { asks }, value) =>
    isWholeNumber(value, 0, battlesOnBoard(state).filter(({ factions }) => factions.includes(asks)).length - 1),
  voice: ({ choices }, _prompt, value) =>
    value === null ||
    VOICE_KINDS.filter((kind) => kind !== 'cheap-hero' || choices.edition === 'gf9-2019').some((kind) =>
      [true, false].some((play) => sameAnswer({ play, kind }, value)),
    ),
  prescience: (_state, _prompt, value) => value === null || PLAN_ELEMENTS.some((element) => element === value),
  'show-element': (state, { asks, element }, value) => isElementOfPlan(state, asks, element, value),
  // Who is asked may have a leader after all, where captives lie hidden; a hero goes in his place only where there is none.
  'announce-no-leader': (state, { asks }, value) => {
    const casts = castsOf(state, battleIn(state), asks);
    return (
      (value === 'none' && casts.some(({ leader }) => leader === null)) ||
      (value === 'leader' && casts.some(({ leader }) => leader?.kind === 'leader')) ||
      (value === 'cheap-hero' &&
        casts.some(({ leader }) => leader?.kind === 'cheap-hero') &&
        casts.every(({ leader }) => leader?.kind !== 'leader'))
    );
  },
  'consent-no-leader': isBoolean,
  'battle-plan': (state, { asks }, value) => isLegalPlan(state, battleIn(state), asks, value),
  interfere: (state, { asks, acts }, value) => {
    const act = acts[Number(fieldOf(value, 'act') ?? -1)];
    if (isPass(value) || act === undefined) return isPass(value);
    return (
      typeof fieldOf(value, 'act') === 'number' &&
      !isOnSide(state, asks, act.by) &&
      karamasOf(state, asks).some((title) => isCardPlayed(state, asks, title, value, ['act']))
    );
  },
  treachery: (state, { asks }, value) =>
    sameAnswer({ call: false }, value) ||
    callableBy(state, asks).some((leader) => sameAnswer({ call: true, leader }, value)),
  'choose-losses': (state, { asks, dial, spice, mixes }, value) => {
    const battle = battleIn(state);
    const stacks = stacksIn(state, battle, asks);
    if (
      !isLossOf(
        stacks,
        value,
        stacks.some(({ special }) => special > 0),
      )
    )
      return false;
    const fallen = fallenIn(stacks, value);
    // A correction may have left no forces that make up the dial; which then fall is Mentat's to offer.
    return canDial(state, battle, asks, dial, spice)
      ? makesUp(state, battle, asks, fallen, dial, spice)
      : mixes.some(({ troops }) => troops.count === fallen.count && troops.special === fallen.special);
  },
  'keep-cards': (state, { asks }, value) => {
    const plan = planIn(battleIn(state), asks);
    const laid = [plan.weapon, plan.defense].flatMap((card) => (card === null ? [] : [card.slot]));
    if (!isRecord(value) || Object.keys(value).length !== laid.length) return false;
    return laid.every((slot) => typeof fieldOf(value, slot) === 'boolean');
  },
  'see-plan': (state, { asks, targets }, value) =>
    isPass(value) ||
    (isCardPlayed(state, asks, 'karama', value, ['of']) && targets.some((target) => target === fieldOf(value, 'of'))),
  capture: (_state, _prompt, value) => value === 'draw' || value === 'leave',
  captive: (_state, _prompt, value) => value === 'keep' || value === 'kill',
  'battle-done': (_state, _prompt, value) => value === true,
  'storm-dial': ({ turn }, _prompt, value) => (turn === 1 ? isWholeNumber(value, 0, 20) : isWholeNumber(value, 1, 3)),
  'weather-control': (state, { asks }, value) =>
    isPass(value) ||
    (isWholeNumber(fieldOf(value, 'sectors') ?? null, 0, 10) &&
      isCardPlayed(state, asks, 'weather-control', value, ['sectors'])),
  'family-atomics': (state, { asks }, value) =>
    isPass(value) ||
    (state.shieldWallStands &&
      state.forces.some(
        ({ faction, territory }) =>
          faction === asks && AT_THE_WALL.includes(territory) && !ownOf(state, asks).advisorsIn.includes(territory),
      ) &&
      isCardPlayed(state, asks, 'family-atomics', value)),
  'storm-card': (_state, _prompt, value) => isWholeNumber(value, 1, 6),
  'storm-losses': (_state, { stacks }, value) =>
    isLossOf(stacks, value) &&
    [...new Set(stacks.map(({ territory }) => territory))].every((territory) => {
      const here = stacks.filter((stack) => stack.territory === territory);
      return fallenIn(here, value).count === Math.ceil(here.reduce((sum, { count }) => sum + count, 0) / 2);
    }),
  'bring-reserves': (state, { asks }, value) => isReserveShipment(state, asks, value),
  'check-board': (_state, _prompt, value) =>
    ['right', 'forces', 'reserves', 'tanks', 'leaders', 'spice'].some((word) => word === value),
  'open-prediction': ({ prediction, turn }, { asks, victory: { winners } }, value) => {
    const told = prediction?.told ?? 'untold';
    if (told === 'untold') return value === null || winners.some((winner) => winner !== asks && winner === value);
    return value === (told.turn === turn && winners.includes(told.faction) ? told.faction : null);
  },
  predict: (state, { asks }, value) =>
    value === 'untold' ||
    (isRecord(value) &&
      Object.keys(value).length === 2 &&
      state.factions.some(({ faction }) => faction !== asks && faction === fieldOf(value, 'faction')) &&
      isWholeNumber(fieldOf(value, 'turn') ?? null, 1, state.choices.edition === 'gf9-2019' ? 10 : 15)),
  'draw-own': (_state, _prompt, value) => value === 'drawn',
  'spread-forces': (_state, { parts, count, special }, value) => {
    if (!isRecord(value)) return false;
    const names = parts.map(partName);
    const stars = special > 0 ? [...names.map((name) => `${name}*`), 'reserves*'] : [];
    const numbers = [...names, ...stars].map((name) => fieldOf(value, name) ?? null);
    const sum = (of: readonly string[]): number => of.reduce((total, name) => total + Number(fieldOf(value, name)), 0);
    return (
      Object.keys(value).length === numbers.length &&
      numbers.every((number) => isWholeNumber(number, 0, count)) &&
      sum([...names, ...stars.filter((name) => name !== 'reserves*')]) === count &&
      (special === 0 || sum(stars) === special)
    );
  },
  'start-anywhere': (_state, _prompt, value) => ALL_PARTS.some((part) => partName(part) === value),
  'setup-done': (_state, _prompt, value) => value === true,
  'free-play': (state, { asks }, value) =>
    (isCardPlayed(state, asks, 'tleilaxu-ghola', value, ['revives']) && isRevivable(state, asks, value)) ||
    (isCardPlayed(state, asks, 'truthtrance', value, ['of', 'question']) && isQuestion(state, asks, value)),
  'tell-truth': (_state, _prompt, value) => ['yes', 'no', 'no-fact'].some((truth) => truth === value),
  'check-own': (_state, _prompt, value) => value === 'right',
  'choose-traitor': (state, { asks }, value) => keepable(state, asks).some((leader) => leader === value),
};

const isPass = (value: AnswerValue): boolean => sameAnswer({ play: false }, value);

/** The Shield Wall and what touches it on the printed board. */
const AT_THE_WALL: readonly TerritoryId[] = [
  'shield-wall',
  'the-minor-erg',
  'false-wall-east',
  'gara-kulon',
  'imperial-basin',
  'pasty-mesa',
  'hole-in-the-rock',
  'sihaya-ridge',
];

const battleIn = ({ stack }: GameState): Battle =>
  must(
    stack.find((activity): activity is Battle => activity.kind === 'battle'),
    'a battle',
  );

const isOnSide = (state: GameState, faction: FactionId, of: FactionId): boolean =>
  faction === of || isAllied(state, faction, of);

function isElementOfPlan(state: GameState, faction: FactionId, element: PlanElement, value: AnswerValue): boolean {
  const battle = battleIn(state);
  if (element === 'dial') return typeof value === 'number' && dialsWith(state, battle, faction, value).length > 0;
  const casts = castsOf(state, battle, faction);
  if (element === 'leader') return casts.some((cast) => sameAnswer(asAnswer(cast).leader, value));
  // A worthless card may lie in the place of what is not played.
  const isPlayed = (cast: (typeof casts)[number]): boolean => {
    const card = cast[element];
    return card !== null && kindOf(card.card) !== 'worthless';
  };
  return value === 'none'
    ? casts.some((cast) => !isPlayed(cast))
    : casts.some((cast) => isPlayed(cast) && sameAnswer(asAnswer(cast)[element], value));
}

/** Leaders shown by the other side that are in one's pay; Harkonnen's serve the ally who fights as well. */
function callableBy(state: GameState, faction: FactionId): readonly LeaderId[] {
  const battle = battleIn(state);
  const { traitors } = ownOf(state, faction);
  const sides = [battle.aggressor.faction, battle.defender.faction];
  const ally = sides.find((side) => isAllied(state, faction, side));
  const serves = sides.includes(faction) ? faction : faction === 'harkonnen' ? ally : undefined;
  if (serves === undefined) return [];
  const { leader, kwisatzHaderach } = planIn(
    battle,
    must(
      sides.find((side) => side !== serves),
      'the other side',
    ),
  );
  if (leader?.kind !== 'leader') return [];
  if (kwisatzHaderach && !isStopped(battle, 'atreides/kwisatz-haderach')) return [];
  const isBelieved = traitors === 'unknown' && state.choices.components.traitors === 'cardboard';
  return isBelieved || (traitors !== 'unknown' && traitors.includes(leader.leader)) ? [leader.leader] : [];
}

function planIn({ aggressor, revealed }: Battle, faction: FactionId) {
  const { aggressor: one, defender: other } = must(revealed, 'revealed plans');
  return aggressor.faction === faction ? one : other;
}

/** Opponents' leaders; who was dealt none keeps an own one (2019), or nobody. One's other faction is no opponent (R-170). */
function keepable(state: GameState, faction: FactionId): readonly (LeaderId | null)[] {
  const { traitorsDealt } = ownOf(state, faction);
  const own = state.choices.pairs.find((pair) => pair.includes(faction)) ?? [faction];
  const strangers = traitorsDealt.filter((leader) => !own.includes(LEADERS[leader].faction));
  if (strangers.length > 0) return strangers;
  return state.choices.edition === 'gf9-2019' ? traitorsDealt : [null];
}
