/** The legal answers, by a second reading of the rulebook. */
import { getField, type GameState, type TerritoryId } from '#engine';
import type { StormContract } from '#lib/features/storm/contract.ts';
import { isCardPlayed, isPass, isCancelling } from '../../support/oracle/cards.ts';
import { fallenIn, isLossOf, isWholeNumber } from '../../support/oracle/losses.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<StormContract> = {
  'storm-dial': ({ turn }, _prompt, value) => (turn === 1 ? isWholeNumber(value, 0, 20) : isWholeNumber(value, 1, 3)),
  'weather-control': (state, { faction: asks, uses, first }, value) =>
    isPass(value) ||
    isCancelling(state, asks, uses, value) ||
    (!isTooEarly(state) &&
      // A second card leads back to where the storm began, at most.
      isWholeNumber(getField(value, 'sectors') ?? null, first === undefined ? 0 : 0 - first.sectors, 10) &&
      isCardPlayed(state, asks, 'weather-control', value, ['sectors'])),
  'family-atomics': (state, { faction: asks, uses }, value) =>
    isPass(value) ||
    isCancelling(state, asks, uses, value) ||
    (state.shieldWallStands &&
      !isTooEarly(state) &&
      state.forces.some(
        ({ faction, territory, sector }) =>
          faction === asks &&
          AT_THE_WALL[territory] !== undefined &&
          !ownOf(state, asks).advisorsIn.includes(territory) &&
          !(hasLaterCards(state) && isCutOff(territory, sector, state.storm)),
      ) &&
      isCardPlayed(state, asks, 'family-atomics', value)),
  'storm-losses': (_state, { stacks }, value) =>
    isLossOf(stacks, value) &&
    [...new Set(stacks.map(({ territory }) => territory))].every((territory) => {
      const here = stacks.filter((stack) => stack.territory === territory);
      return fallenIn(here, value).count === Math.ceil(here.reduce((sum, { count }) => sum + count, 0) / 2);
    }),
};

/** Cards of later printings are legal from the second turn on. */
const isTooEarly = (state: GameState): boolean => state.turn === 1 && hasLaterCards(state);

const hasLaterCards = ({ choices }: GameState): boolean => choices.options.includes('cards-of-later-printings');

/** Whether the storm separates a faction's forces from the Wall, along the sectors of one territory. */
const isCutOff = (territory: TerritoryId, from: number | null, storm: number): boolean =>
  territory !== 'shield-wall' &&
  from !== null &&
  (AT_THE_WALL[territory] ?? []).every((gate) => storm >= Math.min(from, gate) && storm <= Math.max(from, gate));

/** The Shield Wall and its neighbours on the printed board, with the sectors of the common border. */
const AT_THE_WALL: { readonly [Territory in TerritoryId]?: readonly number[] } = {
  'shield-wall': [7, 8],
  'the-minor-erg': [7],
  'false-wall-east': [7, 8],
  'gara-kulon': [7],
  'imperial-basin': [8],
  'pasty-mesa': [7],
  'hole-in-the-rock': [8],
  'sihaya-ridge': [8],
};
