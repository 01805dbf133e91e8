/** When forces may turn to their other side, and when a Karama can still cancel this change. */
import { isInStorm } from '../../../board/places.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { ForcesSide } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import { areAdvisors, areAllies, otherFactionsIn, stacksIn } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { Entered, Entering } from '../../../pieces/steps.ts';
import type { AdvisorsBeside } from './contract.ts';
import { hasFightersIn, POLAR_SINK } from './sending.ts';

/**
 * Whether other factions have arrived at the faction's fighters. In the Polar Sink there are no battles, so an arrival
 * does not count there.
 * @rules GF9-2019 Bene Gesserit sheet "Intrusion"
 */
export const isIntruded = (state: GameState, faction: FactionId, { faction: comer, at }: Arrival): boolean =>
  comer !== faction && at.territory !== POLAR_SINK && hasFightersIn(state, faction, at.territory);

/**
 * Returns the advisors that may become fighters before the first shipment: with other factions, but not with an ally.
 * @rules GF9-2019 Bene Gesserit sheet "Battle" ·
 */
export const advisorsBeside = (
  { rules }: Pick<Ctx, 'rules'>,
  state: GameState,
  faction: FactionId,
): readonly AdvisorsBeside[] =>
  state.factions
    .filter((own) => own.faction === faction)
    .flatMap(({ advisorsIn }) => advisorsIn)
    .filter((territory) => territory !== POLAR_SINK && canFightFor(state, faction, territory))
    .filter(
      (territory) =>
        rules.advisorsUnderStormMayFight ||
        stacksIn(state, faction, territory).some((stack) => !isInStorm(stack, state.storm)),
    )
    .map((territory) => ({
      territory,
      own: stacksIn(state, faction, territory).reduce((sum, { count }) => sum + count, 0),
      others: state.forces.filter((stack) => stack.territory === territory && stack.faction !== faction),
    }));

function canFightFor(state: GameState, faction: FactionId, territory: TerritoryId): boolean {
  const others = otherFactionsIn(state, faction, territory);
  return others.length > 0 && !others.some((other) => areAllies(state, faction, other));
}

/**
 * Whether an advisor accompanied a shipment to this territory in this turn. If so, advisors there stay advisors as long
 * as other factions are there.
 */
const isLocked = ({ turn, advisors: { locked } }: GameState, territory: TerritoryId): boolean =>
  locked.turn === turn && locked.territories.includes(territory);

/**
 * Returns the sides that the faction's forces may show after its own shipment or move. In an empty territory they are
 * fighters. With other factions they may be fighters or advisors. But moving fighters stay fighters, unless they come
 * from the Polar Sink, where sides do not matter. If the faction already has forces there, all show one side.
 * @rules GF9-2019 Bene Gesserit sheet "Fighters", "Advisors" ·
 */
export function sidesEntering({ state, faction, territory, coming, isAllys }: Entering): readonly ForcesSide[] {
  const stands = stacksIn(state, faction, territory).length > 0;
  const areThere: ForcesSide | null = !stands ? null : areAdvisors(state, faction, territory) ? 'advisors' : 'fighters';
  if (territory === POLAR_SINK)
    return [areThere ?? (coming === 'advisors' ? besideOthers(state, faction) : 'fighters')];
  const mayFight = !isAllys;
  const mayTurn = mayFight && !isLocked(state, territory);
  if (areThere === 'fighters') return mayFight ? ['fighters'] : [];
  if (areThere === 'advisors') return ['advisors', ...(mayTurn ? (['fighters'] as const) : [])];
  if (otherFactionsIn(state, faction, territory).length === 0) return ['fighters'];
  switch (coming) {
    case 'fighters':
      return mayFight ? ['fighters'] : [];
    case 'advisors':
      return ['advisors', ...(mayTurn ? (['fighters'] as const) : [])];
    case 'either':
      return [...(mayFight ? (['fighters'] as const) : []), 'advisors'];
  }
}

const besideOthers = (state: GameState, faction: FactionId): ForcesSide =>
  otherFactionsIn(state, faction, POLAR_SINK).length > 0 ? 'advisors' : 'fighters';

/**
 * Whether advisors become fighters by choice when they arrive, or when forces join them. Forces that join own fighters
 * must become fighters.
 */
export const haveTurned = ({ state, faction, territory, side, before }: Entered): boolean =>
  territory !== POLAR_SINK &&
  side === 'fighters' &&
  before.some((stood) => stood.side === 'advisors' && stood.territory !== POLAR_SINK) &&
  !before.some((stood) => stood.side === 'fighters' && stood.territory === territory) &&
  otherFactionsIn(state, faction, territory).length > 0;
