import { FACT_CORRECTED } from '../../../kernel/events.ts';
import { SIDE_SHOWN } from '../../../pieces/steps.ts';
import { FORCES_MOVED } from '../../../features/movement/steps.ts';
import { SHIPMENT_MOMENTS } from '../../../features/shipment/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { ForcesSide } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import { otherFactionsIn } from '../../../model/selectors.ts';
import { isRoundOfTurns } from '../../../model/phases.ts';
import { popActivity, pushActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { ADVISOR_SENT } from '../advisors/steps.ts';
import type { CoexistenceContract } from './contract.ts';
import { POLAR_SINK } from './sides.ts';

const SISTERS: FactionId = 'bene-gesserit';

/** The reducers of coexistence. */
export const reducer: Feature<CoexistenceContract>['reducer'] = {
  CoexistenceAsked: (state, { faction, call, arrival }) =>
    pushActivity(state, { kind: 'coexistence', id: 'coexistence', faction, call, arrival }),
  CoexistenceChosen: (state, { territory, coexists }) => {
    const said = popActivity(state, 'coexistence');
    return coexists === null ? said : withSettled(said, territory, coexists ? 'advisors' : 'fighters');
  },
  CoexistenceLeft: (state, { faction, territories }) => {
    const said = popActivity(state, 'coexistence');
    const fought = territories.reduce((next, territory) => withSettled(next, territory, 'fighters'), said);
    return stayingSettled(fought, faction, territories);
  },
};

/**
 * If the faction's forces come to other forces, or accompany a shipment, that also settles whether they coexist
 * (R-204).
 */
export const subscriptions: NonNullable<Feature<CoexistenceContract>['subscriptions']> = {
  [SHIPMENT_MOMENTS.shipped]: (state, { faction, territory, booking }) => come(state, faction, territory, booking.side),
  [SHIPMENT_MOMENTS.crossed]: (state, { faction, to, booking }) => come(state, faction, to.territory, booking.side),
  [FORCES_MOVED]: (state, { faction, to, side }) => come(state, faction, to.territory, side),
  [ADVISOR_SENT]: (state, { faction, territory, along }) =>
    along ? come(state, faction, territory, 'advisors') : state,
  [SIDE_SHOWN]: (state, { faction, territory, side, because }) =>
    because === 'declared' ? come(state, faction, territory, side) : state,
  [FACT_CORRECTED]: (state, { fact, was }) =>
    isPlayedOnBoard(state) && fact.kind === 'forces' && was.kind === 'forces' && fact.count > was.count
      ? stayingSettled(state, SISTERS)
      : state,
};

/** Whether the table plays the phase in which forces come to the board. Then the desk enters which forces have come. */
const isPlayedOnBoard = ({ phase, movesMade }: GameState): boolean =>
  isRoundOfTurns(phase) && movesMade === 'on-the-board';

const come = (state: GameState, faction: FactionId, territory: TerritoryId, side: ForcesSide): GameState =>
  faction !== SISTERS || territory === POLAR_SINK || otherFactionsIn(state, faction, territory).length === 0
    ? state
    : withSettled(state, territory, side);

/**
 * Returns the state after the first shipment. In each territory where the owner has not said that its forces fight,
 * they coexist until the turn ends.
 */
const stayingSettled = (state: GameState, faction: FactionId, except: readonly TerritoryId[] = []): GameState =>
  state.factions
    .filter((own) => own.faction === faction)
    .flatMap(({ advisorsIn }) => advisorsIn)
    .filter((territory) => territory !== POLAR_SINK && !except.includes(territory))
    .reduce((next, territory) => withSettled(next, territory, 'advisors'), state);

/**
 * Returns the state in which the owner's decision about these territories is recorded for the turn. If the owner said
 * that the forces fight in a territory, the record stays for the turn: the forces may coexist there later, but no force
 * may go along with a shipment to it.
 * @rules AH79 XV.B.3, XV.B.5 · R-204
 */
function withSettled(state: GameState, territory: TerritoryId, side: ForcesSide): GameState {
  const { turn } = state;
  const before = state.coexistence.turn === turn ? state.coexistence : { turn, coexisting: [], fighting: [] };
  const without = (those: readonly TerritoryId[]): readonly TerritoryId[] => those.filter((one) => one !== territory);
  return {
    ...state,
    coexistence:
      side === 'advisors'
        ? { ...before, coexisting: [...without(before.coexisting), territory] }
        : { turn, coexisting: without(before.coexisting), fighting: [...without(before.fighting), territory] },
  };
}
