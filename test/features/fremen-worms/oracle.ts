/** The legal answers, by a second reading of the rulebook. */
import { getField, isRecord, partName, partsOf, TERRITORIES } from '#engine';
import type { AnswerValue, GameState, Place, TerritoryId } from '#engine';
import type { WormsContract } from '#lib/factions/fremen/worms/contract.ts';
import { kindsOf } from '../../support/oracle/kinds.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import { isAllied } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { hasWormsAnywhere, isSandAt, isStrongholdAt } from '../../support/oracle/played.ts';

export const oracle: Oracle<WormsContract> = {
  // 002 Fremen sheet "Sandworms": any sand territory; the Fremen may decline. 001 Player Aid Pad, back, Fremen 2: any
  // territory.
  'place-worm': ({ choices }, _prompt, value) =>
    value === 'leave' ||
    TERRITORIES.some((one) => one === value && (hasWormsAnywhere(choices) || isSandAt(choices, one))),
  // 002 Fremen sheet "Alliance": to protect, or not.
  'spare-ally': (state, { territory }, value) => {
    const allies = [
      ...new Set(state.forces.filter((stack) => stack.territory === territory).map(({ faction }) => faction)),
    ].filter((faction) => faction !== 'fremen' && isAllied(state, 'fremen', faction));
    return (
      isRecord(value) &&
      Object.keys(value).length === allies.length &&
      allies.every((ally) => getField(value, ally) === 'spare' || getField(value, ally) === 'leave')
    );
  },
  'ride-worm': (state, { territory }, value) => value === 'stay' || isRide(state, territory, value),
};

/**
 * Whether a ride is legal: forces outside the storm go to one place that is open to Fremen.
 * @rules GF9-2019 Fremen sheet "Shai-Hulud", Storm "Obstruction" · R-153
 */
function isRide(state: GameState, from: TerritoryId, value: AnswerValue): boolean {
  if (!isRecord(value)) return false;
  const to = TERRITORIES.flatMap(partsOf).find((part) => partName(part) === getField(value, 'to'));
  if (to === undefined || to.territory === from || !isOpen(state, to)) return false;
  const fields = state.forces
    .filter((stack) => stack.faction === 'fremen' && stack.territory === from && stack.sector !== state.storm)
    .flatMap(kindsOf);
  const said = fields.map(([name, most]) => ({ most, said: getField(value, name) ?? null }));
  // 003 VII.D.2.b: "A Fremmen riding a worm into a desert territory may devour tokens".
  const mayDevour =
    state.choices.edition === 'dune-squad' &&
    isSandAt(state.choices, to.territory) &&
    state.forces.some(
      ({ faction, territory }) =>
        territory === to.territory && faction !== 'fremen' && !isAllied(state, 'fremen', faction),
    );
  const devours = getField(value, 'devours');
  if (mayDevour ? typeof devours !== 'boolean' : devours !== undefined) return false;
  return (
    Object.keys(value).length === fields.length + (mayDevour ? 2 : 1) &&
    said.every((one) => isWholeNumber(one.said, 0, one.most)) &&
    said.some((one) => one.said !== 0)
  );
}

function isOpen(state: GameState, { territory, sector }: Place): boolean {
  if (sector !== null && sector === state.storm) return false;
  const others = state.factions
    .filter(({ faction, advisorsIn }) => faction !== 'fremen' && !advisorsIn.includes(territory))
    .map(({ faction }) => faction)
    .filter((faction) => state.forces.some((stack) => stack.faction === faction && stack.territory === territory));
  if (territory === 'polar-sink') return true;
  const isFull =
    isStrongholdAt(state.choices, territory) && others.length >= (state.choices.edition === 'dune-squad' ? 3 : 2);
  return !isFull && !others.some((other) => isAllied(state, 'fremen', other));
}
