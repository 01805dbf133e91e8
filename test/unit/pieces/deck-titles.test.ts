/** Pages offer only the titles of this table's deck. */
import { expect, it } from 'vitest';
import type { OptionId } from '#engine';
import { titlesAt } from '#app/_components/cards/titles-at.ts';
import { openedTable, tableView } from '../../support/table.ts';

const titlesWith = (...options: readonly OptionId[]) =>
  titlesAt(
    tableView(
      openedTable(
        [
          { faction: 'atreides', circle: 0 },
          { faction: 'guild', circle: 3 },
        ],
        { edition: 'avalon-hill-1979', options },
      ),
    ),
  );

it('the pages offer the titles of the box, and those of a module only if the module adds its cards', () => {
  expect(titlesWith()).toHaveLength(23);
  expect(titlesWith()).not.toContain('thumper');
  expect(titlesWith('cards-of-spice-harvest')).toHaveLength(27);
  expect(titlesWith('cards-of-spice-harvest')).toEqual(
    expect.arrayContaining(['hunter-seeker', 'harvester', 'thumper', 'ya-ya-yawm']),
  );
});
