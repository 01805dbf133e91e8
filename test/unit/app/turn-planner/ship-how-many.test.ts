/** The parts of the shipment page that a neighbour may see. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { must, sector, type Place } from '#engine';
import { firstShipment } from '#app/_features/turn-planner/ship-choice.ts';
import { ShipHowMany } from '#app/_features/turn-planner/ship-how-many.tsx';
import {
  DEFAULT_CHOICES,
  letWindowPass,
  nextPhase,
  openedTable,
  promptOf,
  seatView,
  sendOk,
} from '../../../support/table.ts';

const OLD_GAP: Place = { territory: 'old-gap', sector: sector(9) };

function pageOf(spice: number, count: number): string {
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
  const rich = sendOk(set, 'harkonnen', { type: 'DeclareSecret', fact: { kind: 'spice', spice } });
  const chosen = sendOk(rich, 'moderator', { type: 'ChooseMoves', made: 'on-phones' });
  const table = letWindowPass(sendOk(chosen, 'moderator', nextPhase(chosen)));
  const prompt = must(promptOf(table, 'harkonnen', 'ship'), 'the question');
  const shipping = { asks: prompt, answers: prompt.answers };
  const none = () => undefined;
  return renderToStaticMarkup(
    createElement(ShipHowMany, {
      page: { prompt, view: seatView(table, 'harkonnen'), onAnswer: none, sending: false, trouble: null },
      shipping,
      choice: { ...firstShipment(shipping, null), to: OLD_GAP, count },
      onChange: none,
      onBack: none,
    }),
  );
}

describe('the wheel of a shipment', () => {
  it('shows the price, and not the owner’s spice', () => {
    const words = pageOf(14, 2)
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(words).toContain('for 4 spice');
    expect(words).not.toContain('14');
  });

  it('looks the same whether or not the owner can pay', () => {
    for (const count of [1, 3, 6]) expect(pageOf(3, count)).toBe(pageOf(14, count));
  });
});
