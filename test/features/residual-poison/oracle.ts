/** The effect of a Residual Poison by a second reading. @rules AH79 The Duel VIII.4 · */
import {
  discOf,
  getField,
  isRecord,
  kindOf,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type GameState,
  type LeaderId,
  type TreacheryTitle,
} from '#engine';
import { isMainCharacter as isMain } from '#lib/model/leaders.ts';
import type { ResidualPoisonContract } from '#lib/cards/residual-poison/contract.ts';
import { isCardPlayed, isInSealedPlan } from '../../support/oracle/cards.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isAllied, ownLeaders, ownOf } from '../../support/oracle/own.ts';
import { hasResidualPoison } from '../../support/oracle/played.ts';

const WORTHLESS: readonly TreacheryTitle[] = [
  'baliset',
  'jubba-cloak',
  'kulon',
  'la-la-la',
  'trip-to-gamont',
  'ya-ya-yawm',
  'kull-wahad',
];

/** "Played face down in front of a player's character shield", really or as a bluff: 1 to 4 spice, and no ally. */
export function isLaidPoison(state: GameState, by: FactionId, value: AnswerValue): boolean {
  if (state.choices.edition === 'dune-squad') return isCast(state, by, value);
  const lays = getField(value, 'lays') ?? null;
  const [before, demands] = [getField(lays, 'before'), getField(lays, 'demands')];
  return (
    hasResidualPoison(state.choices) &&
    [...WORTHLESS, 'residual-poison' as const].some((title) => isCardPlayed(state, by, title, value, ['lays'])) &&
    isRecord(lays) &&
    Object.keys(lays).length === 2 &&
    [1, 2, 3, 4].some((amount) => amount === demands) &&
    state.factions.some(({ faction }) => faction === before && faction !== by && !isAllied(state, by, faction)) &&
    !state.poisons.some(({ against }) => against === before) &&
    state.victory === null &&
    !state.stack.some(({ kind }) => kind === 'battle' || kind === 'bidding' || kind === 'setup')
  );
}

/** 003 VI.B.6: "Played against an opponent at any time", really or with a worthless card, before each opponent once. */
const isCast = (state: GameState, by: FactionId, value: AnswerValue): boolean =>
  [...WORTHLESS, 'residual-poison' as const].some((title) => isCardPlayed(state, by, title, value, ['poisons'])) &&
  !isInSealedPlan(state, by, value) &&
  state.factions.some(
    ({ faction }) => faction === getField(value, 'poisons') && faction !== by && !isAllied(state, by, faction),
  ) &&
  !state.poisonings.some(({ against }) => against === getField(value, 'poisons')) &&
  state.victory === null &&
  !state.stack.some(({ kind }) => kind === 'setup');

/** The traitors by Residual Poison: 003 VI.B.6, "divide the number rolled in half and round down". @rules R-278 */
export const poisonedTraitors = (state: GameState, by: FactionId): readonly LeaderId[] =>
  state.poisonings.flatMap(({ by: poisoner, against, number, leader, turn, phase }) => {
    const card = state.laidCards.find(({ faction, before }) => faction === by && before === against)?.card.card;
    if (poisoner !== by || card === undefined || WORTHLESS.some((title) => title === card)) return [];
    if (number === 'untold')
      return state.leaders.flatMap((disc) => (discOf(disc.leader).faction === against ? [disc.leader] : []));
    const turns = number === null ? 0 : Math.floor(number / 2);
    const isOn = number === 1 ? state.turn === turn && state.phase === phase : state.turn < turn + turns;
    return leader !== null && isOn ? [leader] : [];
  });

export const oracle: Oracle<ResidualPoisonContract> = {
  'pay-bribe': (state, { faction, amount }, value) =>
    value === 'refuse' || (value === 'pay' && canPay(state, faction, amount)),
  'show-poison': (state, { faction, against }, value) => {
    const laid = state.laidCards.find((one) => one.faction === faction && one.before === against)?.card.card;
    const [card, leader] = [getField(value, 'card'), getField(value, 'leader')];
    if (laid !== 'unknown' && card !== laid) return false;
    if (WORTHLESS.some((title) => title === card)) return leader === undefined;
    const alive = ownLeaders(state, against).filter((disc) => disc.where === 'ready' && disc.captor === null);
    return (
      card === 'residual-poison' &&
      (alive.length === 0 ? leader === undefined : alive.some((disc) => disc.leader === leader))
    );
  },
};

/**
 * Whether a faction can pay "1-4 spice (you name the amount)". Part of the amount does not count, and spice in a
 * present bid is not free.
 */
const canPay = (state: GameState, faction: FactionId, amount: number): boolean => {
  const { spice } = ownOf(state, faction);
  return spice === 'uncounted' || spice >= amount;
};

/** What is wrong with a shown card or with its effect: a leader's strength, or three times the demand. */
export function poisonWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'BribesDemanded':
      return ['shipment', 'movement-round'].includes(before.phase) && before.bribesDemandedIn < event.turn
        ? []
        : ['poison: demanded twice in a turn, or not as the movement round begins'];
    case 'PoisonShown':
      return kindOf(event.card) === 'residual-poison' || event.leader === null
        ? []
        : ['poison: a leader dies of a worthless card'];
    case 'PoisonDieThrown': {
      const discs = before.leaders.filter(({ leader }) => discOf(leader).faction === event.against && !isMain(leader));
      const named = event.number === 6 ? null : (discs[event.number - 1]?.leader ?? null);
      return event.number >= 1 && event.number <= 6 && event.leader === named
        ? []
        : [`poison: ${event.number} does not name ${String(event.leader)}`];
    }
    case 'PoisonSix':
      return event.paid >= 0 && event.paid <= 4 ? [] : ['poison: a six costs four at most'];
    case 'PoisonOver': {
      const cast = before.poisonings.find(({ against }) => against === event.against);
      const turns = typeof cast?.number === 'number' ? Math.floor(cast.number / 2) : 2;
      return cast !== undefined &&
        (before.turn >= cast.turn + turns || (cast.number === 1 && before.phase !== cast.phase)) &&
        (cast.number !== 1 || before.turn > cast.turn || before.phase !== cast.phase)
        ? []
        : ['poison: over too early'];
    }
    case 'BluffPaid': {
      const owed = before.poisonDebts.find(({ by, to }) => by === event.by && to === event.to)?.amount ?? 0;
      return event.amount > owed ? ['poison: more paid than owed'] : [];
    }
    case 'CardLaidDown':
      return ownOf(before, event.faction).hand.some(({ slot }) => slot === event.card.slot)
        ? []
        : ['poison: a card is laid that is in no hand'];
    default:
      return [];
  }
}
