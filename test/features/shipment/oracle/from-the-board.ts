/**
 * Shipments of forces on the board by a second reading of the rulebook: across the board, or back to the reserves.
 * @rules GF9-2019 Spacing Guild sheet · AH79 Guild shield, Questions and Answers E.2 ·
 */
import type { AnswerRecord } from '#lib/core/answer.ts';
import { partName, partsOf, type AnswerValue, type FactionId, type GameState } from '#engine';
import { kindsOf } from '../../../support/oracle/kinds.ts';
import { TERRITORIES } from '#lib/model/territories.ts';
import { fullFor, sidesThere } from '../../movement/oracle.ts';
import { holdsKarama } from './karama.ts';
import { countIn, isPaid, otherWays, printedPrice, shipsAtHalf, waysByKarama } from './paying.ts';

/** Whether this shipment takes forces of one place. The storm does not stop a shipment from leaving. */
export function isFromTheBoard(state: GameState, faction: FactionId, value: AnswerRecord): boolean {
  const { way, own, slot, card, ...said } = value as Readonly<Record<string, AnswerValue>>;
  const isOwnWay = otherWays(state, faction).some((one) => one === way);
  // "Enables a player to ship like the Guild ... at double the cost" (003 VI.B.5.o).
  const isByKarama = !isOwnWay && waysByKarama(state, faction).some((one) => one === way);
  if (!isOwnWay && !isByKarama) return false;
  if (isByKarama ? !holdsKarama(state, faction, slot ?? null, card ?? null) : slot !== undefined || card !== undefined)
    return false;
  const isHalved = !isByKarama && (way === 'back' || shipsAtHalf(state, faction));
  return homesOf(state, faction).some(({ territory, most }) => {
    const { to, side, ...group } = said;
    if (way === 'back') {
      const count = countIn(most, said);
      return count !== null && isPaid(state, faction, isHalved ? Math.ceil(count / 2) : count, own ?? null);
    }
    const part = TERRITORIES.flatMap(partsOf).find((one) => partName(one) === to);
    if (part === undefined || part.territory === territory || part.sector === state.storm) return false;
    if (fullFor(state, faction).includes(part.territory)) return false;
    if (!sidesThere(state, faction, part.territory, 'shipped').some((one) => one === side)) return false;
    const count = countIn(most, group);
    if (count === null) return false;
    const full = printedPrice(state, part.territory, count);
    return isPaid(state, faction, isHalved ? Math.ceil(full / 2) : full, own ?? null);
  });
}

interface Home {
  readonly territory: string;
  /** The greatest number of forces of each kind, by the name of the kind in an answer. */
  readonly most: ReadonlyMap<string, number>;
}

/** Returns the forces that ship together: those of one territory, or in 1979 of one sector. */
function homesOf({ forces, choices }: GameState, faction: FactionId): readonly Home[] {
  const own = forces.filter((stack) => stack.faction === faction);
  const homeOf = (stack: (typeof own)[number]): string =>
    choices.edition === 'gf9-2019' ? stack.territory : partName(stack);
  return [...new Set(own.map(homeOf))].map((home) => {
    const group = own.filter((stack) => homeOf(stack) === home);
    const most = group.flatMap(kindsOf);
    return { territory: group[0]?.territory ?? '', most: new Map(most) };
  });
}
