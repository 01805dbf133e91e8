/** Shipments of the Guild, those of its allies, and what others pay it for theirs. */
import { atWorkIn, isUndoneWith, isYetToAct, opensAgain, type OwnTurn } from '../../features/ship-and-move/steps.ts';
import { canPay } from '../../features/shipment/api.ts';
import type { Advantage, Cancellable } from '../../powers/power.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import { areAllies } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';

const GUILD = 'guild';

/** It has one shipment a turn, so that stopping it once is stopping it for the turn, before it ships as well as after. */
const ownShipment = (id: AdvantageId): Cancellable => ({
  at: 'any-time',
  during: (state) =>
    atWorkIn(state, id, (turn) => turn.faction === GUILD && shipsOrHasShipped(state, turn, id)) ??
    (isYetToAct(state, GUILD) ? 'ship-and-move' : null),
  opensAgain,
});

/** The shipment is still to come, or could not have been made so without this power and can still be undone. */
const shipsOrHasShipped = (state: GameState, turn: OwnTurn, id: AdvantageId): boolean =>
  turn.step === 'ship' || isUndoneWith(state, turn, id);

const halfPrice: Advantage = {
  id: 'guild/half-price',
  faction: GUILD,
  rules: [
    'GF9-2019 Spacing Guild sheet "Half price"',
    'AH79 Guild shield, Questions and Answers E.2, E.6',
    'R-45, R-172',
  ],
  shipsAtHalf: ({ faction }) => faction === GUILD,
  cancellable: ownShipment('guild/half-price'),
};

/** From anywhere on Dune, out of a storm too; only into one nobody ships. */
const shipTypes: Advantage = {
  id: 'guild/ship-types',
  faction: GUILD,
  rules: ['GF9-2019 Spacing Guild sheet "Three types of shipment"', 'AH79 Guild shield', 'R-167, R-172'],
  shipsToo: ({ faction }) => (faction === GUILD ? ['across', 'back'] : []),
  cancellable: ownShipment('guild/ship-types'),
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
    during: (state, at) =>
      atWorkIn(state, 'guild/ship-income', (turn) => isPaidIn(turn, canPay(at, state, turn.faction))),
    opensAgain,
  },
};

/** The turn of somebody else, who still ships and may have to pay for it, or has paid the Guild. */
const isPaidIn = ({ faction, step, done }: OwnTurn, mayHaveToPay: boolean): boolean =>
  faction !== GUILD &&
  ((step === 'ship' && mayHaveToPay) ||
    done.some((one) => one.kind === 'shipment' && one.paid.some(({ to }) => to === GUILD)));

/** Onto Dune and across it at half the price. The ally pays the Guild, with its own spice or with what was set aside. */
const allyShips: Advantage = {
  id: 'guild/ally-ship',
  faction: GUILD,
  rules: ['GF9-2019 Spacing Guild sheet "Alliance"', 'AH79 Guild shield, Questions and Answers E.1', 'R-184, R-188'],
  shipsAtHalf: ({ state, faction }) => areAllies(state, GUILD, faction),
  shipsToo: ({ state, faction }) => (areAllies(state, GUILD, faction) ? ['across'] : []),
  cancellable: { at: 'any-time', during: allysShipment, opensAgain, servesAlly: true },
};

/** Back to the reserves, too. */
const allyShipsBack: Advantage = {
  id: 'guild/ally-ship-back',
  faction: GUILD,
  rules: ['AH79 Guild shield, Questions and Answers E.1'],
  shipsToo: ({ state, faction }) => (areAllies(state, GUILD, faction) ? ['back'] : []),
};

/** While an ally ships so, or may: stopped at tables that play by the card of later printings. */
function allysShipment(state: GameState): CancelScope | null {
  const isAllys = ({ faction }: OwnTurn): boolean => areAllies(state, GUILD, faction);
  return atWorkIn(
    state,
    'guild/ally-ship',
    (turn) => isAllys(turn) && shipsOrHasShipped(state, turn, 'guild/ally-ship'),
  );
}

/** The powers of the Guild over shipments. */
export const shipping: readonly Advantage[] = [halfPrice, shipTypes, shipIncome, allyShips, allyShipsBack];
