/** What a guest reads of the powers at this table. */
import { describe, expect, it } from 'vitest';
import { FACTIONS, LAYERS_OF, optionsOf, type EditionId, type Layer, type OptionId } from '#engine';
import { powersOf } from '#lib/editions/granted.ts';
import { assemble, conflictIn } from '#lib/kernel/assemble.ts';
import { formatPower } from '#lib/messages/format/powers-guide.ts';
import { DEFAULT_CHOICES } from '../../support/table.ts';

const TABLES = Object.entries(LAYERS_OF).flatMap(([edition, layers]) =>
  layers.flatMap((layer) => {
    const none: readonly OptionId[] = [];
    const id = edition as EditionId;
    return [none, ...optionsOf(id, layer).map((option) => [option])].map((options) => ({
      edition: id,
      layer,
      options,
    }));
  }),
);

describe('the powers of a faction', () => {
  it('are those by which the table is played, in each edition and layer and with each option', () => {
    const tables = TABLES.map((table) => ({ ...DEFAULT_CHOICES, ...table })).filter((one) => conflictIn(one) === null);
    expect(tables.length).toBeGreaterThan(10);
    for (const choices of tables) {
      const { advantages, factions } = assemble(choices);
      for (const faction of FACTIONS.filter((one) => factions.includes(one))) {
        const works = advantages.filter((one) => one.faction === faction).map(({ id }) => id);
        expect(powersOf(faction, choices).toSorted(), `${choices.edition} ${choices.layer} ${faction}`).toEqual(
          works.toSorted(),
        );
      }
    }
  });

  it('are told by name, in a sentence to their player', () => {
    const layer: Layer = 'advanced';
    for (const faction of FACTIONS)
      for (const power of powersOf(faction, { edition: 'gf9-2019', layer, options: [] })) {
        const { name, lets } = formatPower(power);
        expect(name).not.toBe('');
        expect(lets).toMatch(/\b[Yy]ou(rs?)?\b.*\.$/);
      }
  });
});
