/** The effect of a Residual Poison by a second reading. @rules AH79 The Duel VIII.4 · */
import {
  getField,
  isRecord,
  kindOf,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type GameState,
  type TreacheryTitle,
} from '#engine';
import type { ResidualPoisonContract } from '#lib/cards/residual-poison/contract.ts';
import { isCardPlayed } from '../../support/oracle/cards.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isAllied, ownLeaders, ownOf } from '../../support/oracle/own.ts';

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
  const lays = getField(value, 'lays') ?? null;
  const [before, demands] = [getField(lays, 'before'), getField(lays, 'demands')];
  return (
    (state.choices.options.includes('cards-of-the-duel') ||
      state.choices.options.includes('cards-left-out-of-the-compendium')) &&
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
