/**
 * The places where reserves may come for free, and the price, by a second reading of the sheet and the printed board.
 * @rules GF9-2019 Fremen sheet "Shipment", "Storm losses", Phase 6 "Strongholds" ·
 */
import {
  getField,
  isRecord,
  partName,
  partsOf,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type GameState,
  type TerritoryId,
} from '#engine';
import { isWholeNumber } from '#test/support/oracle/losses.ts';
import { isAllied, ownOf } from '#test/support/oracle/own.ts';
import { hasMorePowers } from '../../../support/oracle/played.ts';

/** The Great Flat, its neighbours and their neighbours, on the printed board. */
const IN_REACH: readonly TerritoryId[] = [
  'the-great-flat',
  'funeral-plain',
  'plastic-basin',
  'the-greater-flat',
  'wind-pass',
  'bight-of-the-cliff',
  'rock-outcroppings',
  'sietch-tabr',
  'broken-land',
  'tsimpo',
  'hagga-basin',
  'polar-sink',
  'false-wall-west',
  'habbanya-erg',
  'wind-pass-north',
  'cielago-west',
];

/** Whether the answer names an open place and at least one force of the reserves. */
export function isReserveShipment(state: GameState, faction: FactionId, value: AnswerValue): boolean {
  if (faction !== 'fremen' || !isRecord(value) || Object.keys(value).length !== 3) return false;
  const { count, special, mercenaries = 0 } = ownOf(state, faction).reserves;
  const [forces, starred] = [getField(value, 'forces') ?? null, getField(value, 'special') ?? null];
  return (
    isWholeNumber(forces, 0, count - special - mercenaries) &&
    isWholeNumber(starred, 0, special) &&
    forces + starred > 0 &&
    IN_REACH.some((territory) => isOpenPart(state, territory, getField(value, 'place')))
  );
}

function isOpenPart(state: GameState, territory: TerritoryId, name: AnswerValue | undefined): boolean {
  const part = partsOf(territory).find((one) => partName(one) === name);
  if (part === undefined || isBarred(state, territory)) return false;
  return part.sector !== state.storm || hasMorePowers(state.choices);
}

/** Whether two other factions hold the stronghold, or an ally is there. Advisors do not count. */
function isBarred(state: GameState, territory: TerritoryId): boolean {
  const others = state.factions
    .filter(({ faction, advisorsIn }) => faction !== 'fremen' && !advisorsIn.includes(territory))
    .map(({ faction }) => faction)
    .filter((faction) => state.forces.some((stack) => stack.faction === faction && stack.territory === territory));
  if (territory === 'polar-sink') return false;
  return (
    (territory === 'sietch-tabr' && others.length >= 2) || others.some((other) => isAllied(state, 'fremen', other))
  );
}

/**
 * Whether the losses equal those of the storm for such a shipment. The storm takes half of the forces, rounded up;
 * outside the storm there are no losses.
 */
export function isRightlyTaken(
  { storm }: GameState,
  { sector, count, lost }: Extract<GameEvent, { readonly type: 'ForcesShipped' }>,
): boolean {
  const survivorsMost = Math.floor((count + lost.count) / 2);
  return sector === storm ? count === survivorsMost : lost.count === 0;
}
