/**
 * The legal moves by a second reading of the rulebook. Advisors use no ornithopters.
 * @rules GF9-2019 Phase 6 "Force Movement", "Ornithopters", Bene Gesserit sheet "Advisors" · AH79 IX.C.2, Questions and
 * Answers B.1 ·
 */
import type { AnswerRecord } from '#lib/core/answer.ts';
import { getField, isRecord, partName, type AnswerValue, type FactionId, type GameState } from '#engine';
import { partsOf } from '#engine';
import { kindsOf } from '../../support/oracle/kinds.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import { sidesOfAdvisors } from '../advisors/oracle-rules.ts';
import { closedTo, isHeldStill } from '../../support/oracle/orders.ts';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import { distancesTo } from '../../support/oracle/ways.ts';
import { TERRITORIES } from '#lib/model/territories.ts';
import type { TerritoryId } from '#engine';
import { sidesOfCoexistence } from '../coexistence/oracle-rules.ts';
import { hasAdvisorsOf2019, hasCoexistence, strongholdsAt } from '../../support/oracle/played.ts';

const CITIES: readonly TerritoryId[] = ['arrakeen', 'carthag'];

/** Whether no force moves, or forces of one place move, each along a legal path. */
export function isMove(state: GameState, faction: FactionId, value: AnswerValue): boolean {
  if (value === 'stay') return true;
  if (!isRecord(value) || isHeldStill(state, faction)) return false;
  if (getField(value, 'into') !== undefined) return isParting(state, faction, value);
  const to = TERRITORIES.flatMap(partsOf).find((part) => partName(part) === getField(value, 'to'));
  if (to === undefined) return false;
  const onFoot = walksTwo(state, faction) ? 2 : 1;
  const byAir = hasOrnithopters(state, faction) ? 3 : onFoot;
  // "You may move into a storm at half loss" (003 VII.D.3).
  const mayEndInStorm = faction === 'fremen' && state.choices.edition === 'dune-squad';
  const reach = distancesTo(to, { storm: state.storm, full: fullFor(state, faction), mayEndInStorm });
  const own = state.forces.filter((stack) => stack.faction === faction);
  const comes = own.filter(
    (stack) =>
      (stack.territory !== to.territory || isShift(state, partName(stack), partName(to), reach)) &&
      (reach.get(partName(stack)) ?? Infinity) <= (isAdvisor(state, faction, stack.territory) ? onFoot : byAir),
  );
  const acrossSectors = state.choices.edition === 'gf9-2019';
  const homes = new Set(comes.map((stack) => (acrossSectors ? stack.territory : partName(stack))));
  return [...homes].some((home) => {
    const group = comes.filter((stack) => (acrossSectors ? stack.territory : partName(stack)) === home);
    const most = group.flatMap(kindsOf);
    const from = group[0]?.territory;
    return (
      from !== undefined &&
      Object.keys(value).length === most.length + 2 &&
      most.every(([name, count]) => isWholeNumber(getField(value, name) ?? null, 0, count)) &&
      most.some(([name]) => Number(getField(value, name)) > 0) &&
      (from === to.territory
        ? [isAdvisor(state, faction, from) ? 'advisors' : 'fighters']
        : sidesThere(state, faction, to.territory, sideFrom(state, faction, from))
      ).some((side) => side === getField(value, 'side'))
    );
  });
}

/**
 * Whether a group of one sector ends in several sectors of another territory: "in which sector (or sectors)".
 * @rules 003 III.F.4
 */
function isParting(state: GameState, faction: FactionId, value: AnswerRecord): boolean {
  if (state.choices.edition !== 'dune-squad') return false;
  const stack = state.forces.find((one) => one.faction === faction && partName(one) === getField(value, 'from'));
  const territory = TERRITORIES.find((one) => one === getField(value, 'into'));
  if (stack === undefined || territory === undefined) return false;
  const [home] = kindsOf({ ...stack, count: 1, special: 0 });
  const open = partsOf(territory).filter(
    (part) =>
      part.sector !== state.storm &&
      // One ordinary force could walk there alone.
      isMove(
        { ...state, forces: [...state.forces.filter((one) => one !== stack), { ...stack, count: 1, special: 0 }] },
        faction,
        { to: partName(part), side: getField(value, 'side') ?? null, ...(home === undefined ? {} : { [home[0]]: 1 }) },
      ),
  );
  const numbers = (end: string): readonly number[] =>
    open
      .map((part) => getField(value, `>${partName(part)}${end}`) ?? null)
      .map((said) => (isWholeNumber(said, 0, 20) ? said : NaN));
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const plain = total(numbers(''));
  const starred = stack.special > 0 ? total(numbers('*')) : 0;
  const size = open.length * (stack.special > 0 ? 2 : 1) + 3;
  return (
    open.length > 1 &&
    Object.keys(value).length === size &&
    plain <= stack.count - stack.special &&
    starred <= stack.special &&
    plain + starred >= 2
  );
}

/** Whether a move ends in another sector of the same territory. A house rule allows such moves. */
const isShift = (state: GameState, from: string, to: string, reach: ReadonlyMap<string, number>): boolean =>
  state.choices.options.includes('moves-within-a-territory') && from !== to && reach.get(from) === 0;

/**
 * Returns the side of the moved forces. In the Polar Sink the side does not matter.
 * @rules 002 Bene Gesserit sheet, Phase 6 "Battle"
 */
const sideFrom = (state: GameState, faction: FactionId, from: TerritoryId) =>
  from === 'polar-sink' ? 'shipped' : isAdvisor(state, faction, from) ? 'advisors' : 'fighters';

/** Returns the sides that forces may show on arrival. A faction without another side has only fighters. */
export function sidesThere(
  state: GameState,
  faction: FactionId,
  territory: TerritoryId,
  coming: 'advisors' | 'fighters' | 'shipped',
): readonly string[] {
  if (faction === 'bene-gesserit' && hasAdvisorsOf2019(state.choices)) return sidesOfAdvisors(state, territory, coming);
  if (faction === 'bene-gesserit' && hasCoexistence(state.choices)) return sidesOfCoexistence(state, territory);
  const there = state.choices.options.includes('no-advisors-beside-allies')
    ? state.forces.filter((stack) => stack.territory === territory).map((stack) => stack.faction)
    : fightersOf(state, territory);
  return there.some((other) => territory !== 'polar-sink' && other !== faction && isAllied(state, faction, other))
    ? []
    : ['fighters'];
}

/** 001 Fremen shield; 000 XXXV.1: "Your tokens move 2 spaces per turn", and "allies can take advantage" of it. */
const walksTwo = (state: GameState, faction: FactionId): boolean =>
  faction === 'fremen' ||
  faction === 'ixians' ||
  (state.seating.some((seat) => seat.faction === 'ixians') && isAllied(state, 'ixians', faction));

/** Returns the strongholds with two (003: three) other factions that fight, and a territory that is restricted. */
export const fullFor = (state: GameState, faction: FactionId): readonly TerritoryId[] => [
  ...strongholdsAt(state.choices).filter(
    (one) => fightersOf(state, one).filter((other) => other !== faction).length >= othersIn(state),
  ),
  ...closedTo(state, faction),
];

const othersIn = ({ choices: { edition, options } }: GameState): number =>
  edition === 'dune-squad' || options.includes('three-others-in-a-stronghold') ? 3 : 2;

const fightersOf = (state: GameState, territory: TerritoryId): readonly FactionId[] =>
  state.factions
    .map(({ faction }) => faction)
    .filter(
      (faction) =>
        !isAdvisor(state, faction, territory) &&
        state.forces.some((stack) => stack.faction === faction && stack.territory === territory),
    );

const isAdvisor = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  ownOf(state, faction).advisorsIn.includes(territory);

const hasOrnithopters = (state: GameState, faction: FactionId): boolean =>
  state.choices.edition === 'dune-squad'
    ? hadCity(state.placesAt.turnBegan, state, faction) &&
      (state.phase === 'movement-round'
        ? hadCity(state.placesAt.movesBegan, state, faction)
        : CITIES.some((city) => fightersOf(state, city).includes(faction)))
    : CITIES.some((city) => fightersOf(state, city).includes(faction));

/** 003 III.F.1: "at the conclusion of the previous turn, and after the current Shipment Round". */
const hadCity = (held: GameState['placesAt']['turnBegan'], { turn }: GameState, faction: FactionId): boolean =>
  held?.turn === turn && held.places.some((one) => one.faction === faction && CITIES.includes(one.territory));
