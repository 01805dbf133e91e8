/** The legal answers, by a second reading of the rulebook. */
import { ALL_PARTS, getField, isRecord, partName } from '#engine';
import type { SetupContract } from '#lib/features/setup/contract.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<SetupContract> = {
  predict: (state, { faction: asks }, value) =>
    value === 'untold' ||
    (isRecord(value) &&
      Object.keys(value).length === 2 &&
      state.factions.some(({ faction }) => faction !== asks && faction === getField(value, 'faction')) &&
      isWholeNumber(getField(value, 'turn') ?? null, 1, state.choices.edition === 'gf9-2019' ? 10 : 15)),
  'draw-own': (_state, _prompt, value) => value === 'drawn',
  'spread-forces': (_state, { parts, count, special }, value) => {
    if (!isRecord(value)) return false;
    const names = parts.map(partName);
    const stars = special > 0 ? [...names.map((name) => `${name}*`), 'reserves*'] : [];
    const numbers = [...names, ...stars].map((name) => getField(value, name) ?? null);
    const sum = (of: readonly string[]): number => of.reduce((total, name) => total + Number(getField(value, name)), 0);
    return (
      Object.keys(value).length === numbers.length &&
      numbers.every((number) => isWholeNumber(number, 0, count)) &&
      sum([...names, ...stars.filter((name) => name !== 'reserves*')]) === count &&
      (special === 0 || sum(stars) === special)
    );
  },
  'start-anywhere': (_state, _prompt, value) => ALL_PARTS.some((part) => partName(part) === value),
  'setup-done': (_state, _prompt, value) => value === true,
};
