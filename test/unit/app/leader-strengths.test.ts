import { describe, expect, it } from 'vitest';
import type { OptionId } from '#engine';
import { strengthIn } from '#app/_components/leader-strengths.tsx';
import { openedTable, tableView } from '../../support/table.ts';

const leadersWith = (options: readonly OptionId[]) =>
  tableView(
    openedTable(
      [
        { faction: 'atreides', circle: 0 },
        { faction: 'harkonnen', circle: 6 },
      ],
      { edition: 'nine-faction', options },
    ),
  ).leaders;

describe('the strength on a leader’s disc', () => {
  it('is that of the table, which may let main characters count 10', () => {
    expect(strengthIn(leadersWith(['main-characters']), 'paul-atreides')).toBe(8);
    expect(strengthIn(leadersWith(['main-characters-of-ten']), 'paul-atreides')).toBe(10);
    expect(strengthIn(leadersWith(['main-characters-of-ten']), 'gurney-halleck')).toBe(4);
  });

  it('is the printed strength on a page without a table', () => {
    expect(strengthIn([], 'gurney-halleck')).toBe(4);
    expect(strengthIn([], 'lansraad/7/Count Fenring')).toBe(7);
  });
});
