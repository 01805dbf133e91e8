/** The text that all seats read during the set-up. */
import { expect, it } from 'vitest';
import { formatSetupStep } from '#client';
import { must, type FactionId } from '#engine';
import { openedTable, sendOk, tableView } from '../../support/table.ts';

function readAtTheTraitors(first: FactionId, second: FactionId): string {
  const seated = openedTable([
    { faction: first, circle: 0 },
    { faction: second, circle: 3 },
  ]);
  const begun = sendOk(seated, 'moderator', { type: 'BeginSetup' });
  return formatSetupStep(must(tableView(begun).setup, 'a set-up'));
}

it('the set-up names the factions that keep more than one traitor', () => {
  expect(readAtTheTraitors('atreides', 'emperor')).toBe('Everybody takes four traitors and keeps one, in secret.');
  expect(readAtTheTraitors('atreides', 'harkonnen')).toBe(
    'Everybody takes four traitors and keeps one, in secret; Harkonnen keeps all four.',
  );
});
