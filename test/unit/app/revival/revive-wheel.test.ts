/** The wheel of a revival counts the forces in the tanks, and shows nothing of the owner’s spice. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { must, type PublicFact } from '#engine';
import { turnsTo } from '#app/_features/revival/choice.ts';
import { RevivePage } from '#app/_features/revival/revive.tsx';
import { ReviveWheel } from '#app/_features/revival/revive-wheel.tsx';
import { DEFAULT_CHOICES, nextPhase, openedTable, promptOf, seatView, sendOk } from '../../../support/table.ts';

function revival(spice: number, facts: readonly PublicFact[]) {
  const opened = openedTable(
    [
      { faction: 'emperor', circle: 0 },
      { faction: 'atreides', circle: 2 },
    ],
    { ...DEFAULT_CHOICES, layer: 'advanced' },
  );
  const before: readonly PublicFact[] = [{ kind: 'turn', turn: 3 }, ...facts, { kind: 'phase', phase: 'bidding' }];
  const set = before.reduce((table, fact) => sendOk(table, 'moderator', { type: 'CorrectFact', fact }), opened);
  const rich = sendOk(set, 'emperor', { type: 'DeclareSecret', fact: { kind: 'spice', spice } });
  const table = sendOk(rich, 'moderator', nextPhase(rich));
  const prompt = must(promptOf(table, 'emperor', 'revive'), 'the question');
  const none = () => undefined;
  return {
    prompt,
    page: {
      prompt,
      view: seatView(table, 'emperor'),
      onAnswer: none,
      onCommand: none,
      onLeave: none,
      onTone: none,
      sending: false,
      trouble: null,
    },
  };
}

const TANKS: PublicFact = { kind: 'tanks', faction: 'emperor', count: 8, special: 3 };
const CAPTAINS = (['hasimir-fenring', 'captain-aramsham', 'burseg', 'caid', 'bashar'] as const).map(
  (leader): PublicFact => ({ kind: 'leader', leader, where: 'tanks', deaths: 1 }),
);
const dialled = (spice: number, count: number) => {
  const { page } = revival(spice, [TANKS]);
  const choice = { count, special: 0, leader: null, own: false };
  return renderToStaticMarkup(createElement(ReviveWheel, { page, choice, onChoose: () => undefined }));
};

describe('the revival page', () => {
  it('shows a wheel, with the tanks and the price next to the number', () => {
    const page = renderToStaticMarkup(createElement(RevivePage, revival(10, [TANKS, ...CAPTAINS]).page));
    expect(page).toContain('role="slider"');
    expect(page).toMatch(/in the tanks <strong>8 forces<\/strong><small> 3 Sardaukar<\/small>/);
    expect(page).toContain('you pay <strong>nothing</strong>');
  });

  it('limits the wheel to the forces that can return, whatever the owner’s spice', () => {
    expect(turnsTo(revival(0, [TANKS]).prompt)).toBe(3);
    expect(dialled(0, 3)).toBe(dialled(10, 3));
  });

  it('shows no wheel if only leaders are in the tanks', () => {
    const page = renderToStaticMarkup(createElement(RevivePage, revival(10, CAPTAINS).page));
    expect(page).not.toContain('role="slider"');
    expect(page).toContain('Burseg');
  });
});
