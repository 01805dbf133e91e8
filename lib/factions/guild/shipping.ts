/** Shipments of the Guild, those of its allies, and what others pay it for theirs. */
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

/** It has one shipment a turn, so that stopping it once is stopping it for the turn, before it ships as well as after. */
const OWN_SHIPMENT: Cancellable = {
  at: 'any-time',
  lasts: 'turn',
  worksBefore: (state) =>
    shipsNow(state, (faction) => faction === GUILD) ?? (isYetToAct(state, GUILD) ? 'ship-and-move' : null),
};

/** The turn that runs, while its owner, who is one of these, still ships. */
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

/** From anywhere on Dune, out of a storm too; only into one nobody ships. */
const shipTypes: Advantage = {
  id: 'guild/ship-types',
  faction: GUILD,
  rules: ['GF9-2019 Spacing Guild sheet "Three types of shipment"', 'AH79 Guild shield', 'R-167, R-172'],
  shipsToo: ({ faction }) => (faction === GUILD ? ['across', 'back'] : []),
  cancellable: OWN_SHIPMENT,
};

/** What others pay is the Guild’s, its allies’ spice among it; what it pays itself goes to the bank, for an ally too. */
const shipIncome: Advantage = {
  id: 'guild/ship-income',
  faction: GUILD,
  rules: [
    'GF9-2019 Spacing Guild sheet "Payment for shipment", Questions and Answers "Miscellaneous"',
    'AH79 Guild shield, Questions and Answers E.1',
    'R-172, R-188',
  ],
  isPaidFor: 'shipments',
  // Spice can go elsewhere as long as the turn in which it is paid can be opened again, so nobody is asked.
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

/** Onto Dune and across it at half the price. The ally pays the Guild, with its own spice or with what was set aside. */
const allyShips: Advantage = {
  id: 'guild/ally-ship',
  faction: GUILD,
  rules: ['GF9-2019 Spacing Guild sheet "Alliance"', 'AH79 Guild shield, Questions and Answers E.1', 'R-184, R-188'],
  shipsAtHalf: ({ state, faction }) => areAllies(state, GUILD, faction),
  shipsToo: ({ state, faction }) => (areAllies(state, GUILD, faction) ? ['across'] : []),
  // While an ally ships so, or may: stopped at tables that play by the card of later printings.
  cancellable: {
    at: 'any-time',
    lasts: 'turn',
    worksBefore: (state) => shipsNow(state, (faction) => areAllies(state, GUILD, faction)),
    servesAlly: true,
  },
};

/** Back to the reserves, too. */
const allyShipsBack: Advantage = {
  id: 'guild/ally-ship-back',
  faction: GUILD,
  rules: ['AH79 Guild shield, Questions and Answers E.1'],
  shipsToo: ({ state, faction }) => (areAllies(state, GUILD, faction) ? ['back'] : []),
};

/** The powers of the Guild over shipments. */
export const shipping: readonly Advantage[] = [halfPrice, shipTypes, shipIncome, allyShips, allyShipsBack];
