import { expect, test } from 'vitest';
import { formatKeptTable } from '#messages/kept-tables.ts';

test('the text of a kept table names its edition, its players and its last day', () => {
  expect(formatKeptTable('gf9-2019', ['Paul', 'Feyd'], '22 November 2026')).toBe(
    'Gale Force Nine 2019, with Paul and Feyd; played last on 22 November 2026.',
  );
  expect(formatKeptTable('avalon-hill-1979', [], '1 May 2026')).toBe('Avalon Hill 1979; played last on 1 May 2026.');
  expect(formatKeptTable(null, [], '1 May 2026')).toBe('A table that cannot be read; played last on 1 May 2026.');
});
