/** Which answers are legal, read a second time from the rulebook. */
import { fieldOf, type TerritoryId } from '#engine';
import type { StormContract } from '#lib/phases/storm/contract.ts';
import { isCardPlayed, isPass } from '../../support/oracle/cards.ts';
import { fallenIn, isLossOf, isWholeNumber } from '../../support/oracle/losses.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<StormContract> = {
  'storm-dial': ({ turn }, _prompt, value) => (turn === 1 ? isWholeNumber(value, 0, 20) : isWholeNumber(value, 1, 3)),
  'weather-control': (state, { asks }, value) =>
    isPass(value) ||
    (isWholeNumber(fieldOf(value, 'sectors') ?? null, 0, 10) &&
      isCardPlayed(state, asks, 'weather-control', value, ['sectors'])),
  'family-atomics': (state, { asks }, value) =>
    isPass(value) ||
    (state.shieldWallStands &&
      state.forces.some(
        ({ faction, territory }) =>
          faction === asks && AT_THE_WALL.includes(territory) && !ownOf(state, asks).advisorsIn.includes(territory),
      ) &&
      isCardPlayed(state, asks, 'family-atomics', value)),
  'storm-losses': (_state, { stacks }, value) =>
    isLossOf(stacks, value) &&
    [...new Set(stacks.map(({ territory }) => territory))].every((territory) => {
      const here = stacks.filter((stack) => stack.territory === territory);
      return fallenIn(here, value).count === Math.ceil(here.reduce((sum, { count }) => sum + count, 0) / 2);
    }),
};

/** The Shield Wall and what touches it on the printed board. */
const AT_THE_WALL: readonly TerritoryId[] = [
  'shield-wall',
  'the-minor-erg',
  'false-wall-east',
  'gara-kulon',
  'imperial-basin',
  'pasty-mesa',
  'hole-in-the-rock',
  'sihaya-ridge',
];
