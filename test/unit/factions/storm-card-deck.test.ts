import { expect, it } from 'vitest';
import { assemble } from '#lib/kernel/assemble.ts';
import { anyCard } from '#lib/factions/fremen/storm-card/deck.ts';
import { DEFAULT_CHOICES } from '../../support/table.ts';

it('the storm cards of Mentat’s deck run from 1 to 6', () => {
  const { rules } = assemble({ ...DEFAULT_CHOICES, layer: 'advanced' });
  expect(anyCard(rules, () => 0)).toBe(1);
  expect(anyCard(rules, (bound) => bound - 1)).toBe(6);
});
