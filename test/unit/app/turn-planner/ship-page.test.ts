/** The page that sends a prepared shipment. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { must, type FactionId, type PromptKind } from '#engine';
import { ShipPage } from '#app/_features/shipment/ship-page.tsx';
import {
  DEFAULT_CHOICES,
  letWindowPass,
  nextPhase,
  openedTable,
  promptOf,
  seatView,
  sendOk,
  type Table,
} from '../../../support/table.ts';

const answered = (table: Table, by: FactionId, kind: PromptKind): Table =>
  sendOk(table, by, { type: 'Answer', prompt: must(promptOf(table, by, kind), kind).id, value: 'none' });

it('a prepared shipment is shown under a cover above the page’s only button', () => {
  const opened = openedTable(
    [
      { faction: 'harkonnen', circle: 0 },
      { faction: 'atreides', circle: 2 },
    ],
    { ...DEFAULT_CHOICES, layer: 'basic' },
  );
  const before = [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'harkonnen' },
    { kind: 'phase', phase: 'shipment' },
  ] as const;
  const set = before.reduce((table, fact) => sendOk(table, 'moderator', { type: 'CorrectFact', fact }), opened);
  const chosen = sendOk(set, 'moderator', { type: 'ChooseMoves', made: 'on-phones' });
  const begun = letWindowPass(sendOk(chosen, 'moderator', nextPhase(chosen)));
  const planned = answered(begun, 'atreides', 'prepare-shipment');
  // A faction without forces on the board has no move to make.
  const table = answered(planned, 'harkonnen', 'ship');
  const none = () => undefined;
  const page = renderToStaticMarkup(
    createElement(ShipPage, {
      prompt: must(promptOf(table, 'atreides', 'ship'), 'the question'),
      view: seatView(table, 'atreides'),
      onAnswer: none,
      onCommand: none,
      onLeave: none,
      onTone: none,
      sending: false,
      trouble: null,
    }),
  );
  expect(page).toContain('Show your plan, covered');
  expect(page.indexOf('Show your plan')).toBeLessThan(page.indexOf('Send as planned'));
  expect(page).not.toContain('No shipment');
});
