/** The legal answers, by a second reading of the rulebook. */
import { getField, isRecord, partName } from '#engine';
import type { CollectionContract } from '#lib/features/collection/contract.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { collectionBefore, mostFrom } from './oracle/collected-spice.ts';

export const oracle: Oracle<CollectionContract> = {
  'collect-less': (state, { faction: asks }, value) => {
    const board = collectionBefore(state);
    const theirs = board.collection.filter(({ faction }) => faction === asks).map(({ place }) => place);
    return (
      isRecord(value) &&
      Object.keys(value).length === theirs.length &&
      theirs.every((place) => isWholeNumber(getField(value, partName(place)) ?? null, 0, mostFrom(board, asks, place)))
    );
  },
};
