/** The shipments of the Guild and its allies, and the payments of others. */
import { isYetToAct, turnNow } from '../../features/ship-and-move/steps.ts';
import { canPay } from '../../features/shipment/api.ts';
import { DEFAULT_PAYEE } from '../../powers/payee.ts';
import type { Advantage, Cancellable } from '../../powers/power.ts';
import type { Booking } from '../../features/shipment/contract.ts';
import { SPICE_MOVED } from '../../pieces/steps.ts';
import type { FactionId } from '../../model/factions.ts';
import { areAllies } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';

const GUILD = 'guild';

/** Whether Edric is dead: allies then pay the usual price. @rules Nine-faction compendium XXVI · R-97 */
const isEdricLost = ({ mainsLost }: GameState): boolean => mainsLost.includes('edric');

/**
 * The Guild has one shipment a turn, so one Karama, before or after the shipment, cancels this power for the whole
 * turn.
 */
const OWN_SHIPMENT: Cancellable = {
  at: 'any-time',
  lasts: 'turn',
  worksBefore: (state) =>
    shipsNow(state, (faction) => faction === GUILD) ?? (isYetToAct(state, GUILD) ? 'ship-and-move' : null),
};

/** Returns the current turn if one of these factions owns it and still ships. */
function shipsNow(state: GameState, isOne: (faction: FactionId) => boolean): CancelScope | null {
  const turn = turnNow(state);
  return turn?.step === 'ship' && isOne(turn.faction) ? turn.id : null;
}

const halfPrice: Advantage = {
  id: 'guild/half-price',
  faction: GUILD,
  rules: [
    'GF9-2019 Spacing Guild sheet "Half price"',
    'AH79 Guild shield, Questions and Answers E.2, E.6',
    'R-45, R-172',
  ],
  shipsAtHalf: ({ faction }) => faction === GUILD,
  cancellable: OWN_SHIPMENT,
};

/** The Guild ships from anywhere on Dune, even out of a storm. No faction ships into a storm in this way. */
const shipTypes: Advantage = {
  id: 'guild/ship-types',
  faction: GUILD,
  rules: ['GF9-2019 Spacing Guild sheet "Three types of shipment"', 'AH79 Guild shield', 'R-167, R-172'],
  shipsToo: ({ faction }) => (faction === GUILD ? ['across', 'back'] : []),
  cancellable: OWN_SHIPMENT,
};

/**
 * The payments of other factions go to the Guild, including the spice of their allies. The Guild's own payment goes to
 * the bank, even for an ally.
 */
const shipIncome: Advantage = {
  id: 'guild/ship-income',
  faction: GUILD,
  rules: [
    'GF9-2019 Spacing Guild sheet "Payment for shipment", Questions and Answers "Miscellaneous"',
    'AH79 Guild shield, Questions and Answers E.1',
    'R-172, R-188',
  ],
  isPaidFor: 'shipments',
  // Without Edric, allies pay the bank; all other factions still pay the Guild.
  isPaidBy: ({ state, faction }) => !(isEdricLost(state) && areAllies(state, GUILD, faction)),
  // As long as the turn of the payment can be opened again, the payment can go to another payee. So no window is
  // needed.
  cancellable: {
    at: 'any-time',
    lasts: 'turn',
    worksBefore: (state, at) => shipsNow(state, (faction) => faction !== GUILD && canPay(at, state, faction)),
  },
  cut: {
    without: (event) => {
      if (event.type === SPICE_MOVED && event.to === GUILD) return [{ ...event, to: DEFAULT_PAYEE }];
      return 'booking' in event ? [{ ...event, booking: paidToDefault(event.booking) }] : [event];
    },
    takesAlong: () => false,
    log: (own) => {
      const amount = own.reduce(
        (sum, event) => (event.type === SPICE_MOVED && event.to === GUILD ? sum + event.amount : sum),
        0,
      );
      return [{ code: 'fares-withheld', payee: GUILD, amount }];
    },
  },
};

const paidToDefault = (booking: Booking): Booking => ({
  ...booking,
  fares: booking.fares.map((fare) => (fare.to === GUILD ? { ...fare, to: DEFAULT_PAYEE } : fare)),
});

/**
 * An ally of the Guild ships onto Dune and across it at half the price. The ally pays the Guild, with its own spice or
 * with pledges.
 */
const allyShips: Advantage = {
  id: 'guild/ally-ship',
  faction: GUILD,
  rules: ['GF9-2019 Spacing Guild sheet "Alliance"', 'AH79 Guild shield, Questions and Answers E.1', 'R-184, R-188'],
  shipsAtHalf: ({ state, faction }) => areAllies(state, GUILD, faction) && !isEdricLost(state),
  shipsToo: ({ state, faction }) => (areAllies(state, GUILD, faction) ? ['across'] : []),
  // At tables with the card of later printings, this power can be cancelled when an ally uses it or may use it.
  cancellable: {
    at: 'any-time',
    lasts: 'turn',
    worksBefore: (state) => shipsNow(state, (faction) => areAllies(state, GUILD, faction)),
    servesAlly: true,
  },
};

/** An ally may also ship back to the reserves. */
const allyShipsBack: Advantage = {
  id: 'guild/ally-ship-back',
  faction: GUILD,
  rules: ['AH79 Guild shield, Questions and Answers E.1'],
  shipsToo: ({ state, faction }) => (areAllies(state, GUILD, faction) ? ['back'] : []),
};

/** The powers of the Guild over shipments. */
export const shipping: readonly Advantage[] = [halfPrice, shipTypes, shipIncome, allyShips, allyShipsBack];
