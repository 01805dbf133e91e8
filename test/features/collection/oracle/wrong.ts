import type { GameEvent, GameState } from '#engine';
import { collectionBefore } from './collected-spice.ts';

/** What is wrong with a collection, compared with a second calculation. */
export function collectedWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'SpiceCollected') return [];
  const { collection, incomes } = collectionBefore(before);
  const expected = [
    ...collection.map(
      ({ faction, place, most, amount }) =>
        `${faction} ${amount} of ${most} from ${place.territory} ${place.sector ?? ''}`,
    ),
    ...incomes.map(({ faction, territory, amount }) => `${faction} ${amount} of ${territory}`),
  ].sort();
  const found = event.collection
    .flatMap(({ faction, fields, incomes: brought }) => [
      ...fields.map(
        ({ territory, sector, most, takes }) => `${faction} ${takes} of ${most} from ${territory} ${sector ?? ''}`,
      ),
      ...brought.map(
        (income) => `${faction} ${income.spice} of ${'territory' in income ? income.territory : income.power}`,
      ),
    ])
    .sort();
  return expected.join() === found.join() ? [] : [`harvest: ${found.join(', ')}, not ${expected.join(', ')}`];
}
