import { FORCES_MOVED } from '../../../features/movement/steps.ts';
import { SHIPMENT_MOMENTS } from '../../../features/shipment/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { ForcesSide } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import { otherFactionsIn } from '../../../model/selectors.ts';
import { popActivity, pushActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { ADVISOR_SENT } from '../advisors/steps.ts';
import type { CoexistenceContract } from './contract.ts';
import { POLAR_SINK } from './sides.ts';

const SISTERS: FactionId = 'bene-gesserit';

/** How each event changes the position. */
export const reducer: Feature<CoexistenceContract>['reducer'] = {
  CoexistenceAsked: (state, { faction, call, arrival }) =>
    pushActivity(state, { kind: 'coexistence', id: 'coexistence', faction, call, arrival }),
  CoexistenceChosen: (state, { territory, coexists }) => {
    const said = popActivity(state, 'coexistence');
    return coexists === null ? said : withSettled(said, territory, coexists ? 'advisors' : 'fighters');
  },
  CoexistenceLeft: (state, { faction, territories }) => {
    const stays = state.factions
      .filter((own) => own.faction === faction)
      .flatMap(({ advisorsIn }) => advisorsIn)
      .filter((territory) => territory !== POLAR_SINK && !territories.includes(territory));
    const said = popActivity(state, 'coexistence');
    const fought = territories.reduce((next, territory) => withSettled(next, territory, 'fighters'), said);
    return stays.reduce((next, territory) => withSettled(next, territory, 'advisors'), fought);
  },
};

/** Where its own forces come to others, and where one goes along with a shipment, that settles it, too. */
export const subscriptions: NonNullable<Feature<CoexistenceContract>['subscriptions']> = {
  [SHIPMENT_MOMENTS.shipped]: (state, { faction, territory, booking }) => come(state, faction, territory, booking.side),
  [SHIPMENT_MOMENTS.crossed]: (state, { faction, to, booking }) => come(state, faction, to.territory, booking.side),
  [FORCES_MOVED]: (state, { faction, to, side }) => come(state, faction, to.territory, side),
  [ADVISOR_SENT]: (state, { faction, territory, along }) =>
    along ? come(state, faction, territory, 'advisors') : state,
};

const come = (state: GameState, faction: FactionId, territory: TerritoryId, side: ForcesSide): GameState =>
  faction !== SISTERS || territory === POLAR_SINK || otherFactionsIn(state, faction, territory).length === 0
    ? state
    : withSettled(state, territory, side);

function withSettled(state: GameState, territory: TerritoryId, side: ForcesSide): GameState {
  const { turn } = state;
  const before = state.coexistence.turn === turn ? state.coexistence : { turn, coexisting: [], fighting: [] };
  const coexisting = before.coexisting.filter((other) => other !== territory);
  const fighting = before.fighting.filter((other) => other !== territory);
  return {
    ...state,
    coexistence:
      side === 'advisors'
        ? { turn, coexisting: [...coexisting, territory], fighting }
        : { turn, coexisting, fighting: [...fighting, territory] },
  };
}
