/** The order of the sections on a seat’s page between decisions. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MineTab } from '#app/t/[code]/seat/_components/tabs/mine-tab.tsx';
import { DEFAULT_CHOICES, openedTable, seatView, sendOk } from '../../support/table.ts';

it('a seat’s page shows the link to the powers and the fields of a phase on the board above the cover', () => {
  const opened = openedTable(
    [
      { faction: 'harkonnen', circle: 0 },
      { faction: 'atreides', circle: 2 },
    ],
    { ...DEFAULT_CHOICES, layer: 'basic' },
  );
  const facts = [
    { kind: 'turn', turn: 3 },
    { kind: 'phase', phase: 'bidding' },
  ] as const;
  const table = facts.reduce((before, fact) => sendOk(before, 'moderator', { type: 'CorrectFact', fact }), opened);
  const none = () => undefined;
  const page = renderToStaticMarkup(
    createElement(MineTab, {
      asked: false,
      view: seatView(table, 'atreides'),
      onCommand: none,
      onTell: none,
      moves: null,
    }),
  );
  const handAt = page.indexOf('Set your hand');
  expect(handAt).toBeGreaterThan(-1);
  expect(handAt).toBeLessThan(page.indexOf('What you hold'));
  expect(page).toContain('What my faction can do');
});
