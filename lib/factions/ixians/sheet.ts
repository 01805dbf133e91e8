/** The powers of the Ixians: their move, their place in the order, and their spice. */
import { isSpecialKaramaMoment } from '../../cards/special-karama/api.ts';
import { pledgesReturned } from '../../features/pledges/events.ts';
import { spiceToBank } from '../../pieces/events.ts';
import { pledgedSum } from '../../features/pledges/api.ts';
import type { Advantage } from '../../powers/power.ts';
import type { FactionId } from '../../model/factions.ts';
import { areAllies, factionState } from '../../model/selectors.ts';
import { karamaStrength } from './karama-strength.ts';

const IXIANS = 'ixians';

const RANGE = 2;

const SPICE_EACH_TURN = 10;

const moveTwo: Advantage = {
  id: 'ixians/move-2',
  faction: IXIANS,
  rules: ['Nine-faction compendium XXXV.1'],
  movesOnFoot: ({ faction }) => (faction === IXIANS ? RANGE : null),
};

/** The Ixians get income from machines, in addition to all other spice. */
const income: Advantage = {
  id: 'ixians/machine-income',
  faction: IXIANS,
  rules: ['Nine-faction compendium XXXV.2', 'R-75'],
  income: ({ faction, incomes }) =>
    faction === IXIANS ? [...incomes, { power: 'ixians/machine-income', spice: SPICE_EACH_TURN }] : incomes,
};

/**
 * The allies of the Ixians walk as far as the Ixians and receive the same spice. Fremen walk two territories by their
 * own power.
 */
const bonusesForAllies: Advantage = {
  id: 'ixians/ally-bonus',
  faction: IXIANS,
  rules: ['Nine-faction compendium XXXV "Alliance"', 'R-76'],
  movesOnFoot: ({ state, faction }) =>
    faction !== 'fremen' && faction !== IXIANS && areAllies(state, IXIANS, faction) ? RANGE : null,
  income: ({ state, faction, incomes }) =>
    faction !== IXIANS && areAllies(state, IXIANS, faction)
      ? [...incomes, { power: 'ixians/ally-bonus', spice: SPICE_EACH_TURN }]
      : incomes,
};

/**
 * The Ixians ship and move before all other factions, including the Guild. Bids and battles follow the storm.
 */
const first: Advantage = {
  id: 'ixians/goes-first',
  faction: IXIANS,
  rules: ['Nine-faction compendium XXXV "Disadvantage"', 'R-81'],
  turnOrder: ({ phase, order }) =>
    phase === 'shipment' ? [...order.filter(isIxian), ...order.filter((faction) => !isIxian(faction))] : order,
  actsBeforeAll: true,
};

const isIxian = (faction: FactionId): boolean => faction === IXIANS;

/**
 * An opponent's Karama sends all spice of the Ixians to the bank, including spice that is set aside for allies. No
 * rulebook says when the Karama can be played. Plans and bids are sealed with this spice, so the Karama is played
 * outside battles and the bidding.
 */
const spice: Advantage = {
  id: 'ixians/spice-seized',
  faction: IXIANS,
  rules: ['Nine-faction compendium XXXVII.B.7.a.8'],
  cancellable: { at: 'any-time', worksBefore: (state) => (isSpecialKaramaMoment(state) ? 'at-once' : null) },
  whenCancelled: (state) => {
    const held = factionState(state, IXIANS).spice;
    const all = held === 'uncounted' ? 0 : held + pledgedSum(state, IXIANS);
    return [...pledgesReturned(state, IXIANS), ...(all === 0 ? [] : [spiceToBank(IXIANS, all)])];
  },
};

/** The powers of the Ixians. */
export const ixians: readonly Advantage[] = [moveTwo, income, bonusesForAllies, first, spice, karamaStrength];
