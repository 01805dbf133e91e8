/** The course of the collection. During its phase the taken spice always matches the board. */
import { spiceFromBank, spiceMoved, spiceToBank } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { samePlace, type Place } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { CollectedSpice, CollectionOf } from './contract.ts';
import { collectionOf } from './collected-spice.ts';
import { currentCollection } from './api.ts';

/**
 * Returns the events of the collection. The collection is counted at the beginning of its phase. It is counted again
 * when an owner takes less or a correction changes the board. Then excess spice goes back, and missing spice is taken.
 * A worm in this phase changes nothing.
 */
export function subscriptions(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const last = currentCollection(state);
  if (last === null || last.isClosed) return [];
  const collection = collectionOf(ctx, state, last);
  const moved = transfers(state, last.collection, collection);
  return moved.length === 0 && isSame(last.collection, collection)
    ? []
    : [{ type: 'SpiceCollected', collection }, ...moved];
}

const isSame = (one: CollectedSpice, other: CollectedSpice): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the transfers between board, bank and shields that lead to the new collection. Spice that goes back comes
 * first.
 */
function transfers(state: GameState, before: CollectedSpice, after: CollectedSpice): readonly GameEvent[] {
  const more = state.factions.flatMap(({ faction }) => {
    const [had, has] = [of(before, faction), of(after, faction)];
    return sourcesOf([...had, ...has]).map((from) => ({
      faction,
      from,
      more: takenFrom(has, from) - takenFrom(had, from),
    }));
  });
  return [
    ...more.filter((one) => one.more < 0).map(({ faction, from, more: less }) => givenBack(faction, from, -less)),
    ...more.filter((one) => one.more > 0).map(({ faction, from, more: taken }) => broughtBy(from, faction, taken)),
  ];
}

const givenBack = (faction: FactionId, to: Source, amount: number): GameEvent =>
  to === null ? spiceToBank(faction, amount) : spiceMoved(faction, to, amount);

const broughtBy = (from: Source, faction: FactionId, amount: number): GameEvent =>
  from === null ? spiceFromBank(faction, amount) : spiceMoved(from, faction, amount);

/** The part of a territory from which spice is taken; `null` for income from a stronghold or a power. */
type Source = Place | null;
type Taken = readonly { readonly from: Source; readonly amount: number }[];

/** Returns how much one faction takes from each source of spice. The bank pays the income of strongholds. */
function of(collection: CollectedSpice, faction: FactionId): Taken {
  return collection
    .filter((own) => own.faction === faction)
    .flatMap(({ fields, incomes }: CollectionOf): Taken => [
      ...fields.map(({ territory, sector, takes }) => ({ from: { territory, sector }, amount: takes })),
      ...incomes.map(({ spice }) => ({ from: null, amount: spice })),
    ]);
}

const sourcesOf = (taken: Taken): readonly Source[] =>
  taken.map(({ from }) => from).filter((one, at, all) => all.findIndex((other) => isSameSource(one, other)) === at);

const takenFrom = (taken: Taken, from: Source): number =>
  taken.filter((one) => isSameSource(one.from, from)).reduce((sum, { amount }) => sum + amount, 0);

const isSameSource = (one: Source, other: Source): boolean =>
  one === null || other === null ? one === other : samePlace(one, other);
