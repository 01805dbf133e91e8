import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BattleWheel } from '#app/_features/battle/theatre/battle-wheel.tsx';
import { bandPath, detents } from '#app/_features/battle/theatre/wheel-face.ts';
import { SEALED_BATTLE, TREACHERY_BATTLE } from '../../support/fixtures/battles.ts';

describe('the face of the battle wheel', () => {
  test('shows the dialled number under the pointer and no number beyond the stops', () => {
    expect(detents(3, 5).map(({ value, angle }) => [value, angle])).toEqual([
      [0, -72],
      [1, -48],
      [2, -24],
      [3, 0],
      [4, 24],
      [5, 48],
    ]);
  });

  test('prints no number twice, however many forces fight', () => {
    for (const forces of [0, 9, 20]) {
      for (let dial = 0; dial <= forces; dial += 1) {
        for (const { angle } of detents(dial, forces)) expect(Math.abs(angle)).toBeLessThan(180);
      }
    }
    expect(bandPath(0)).toBe('');
  });
});

describe('the face of a covered wheel', () => {
  const drawn = (plan: typeof SEALED_BATTLE.aggressor.plan, open: boolean) =>
    renderToStaticMarkup(
      createElement(BattleWheel, {
        side: 'left',
        faction: 'atreides',
        forces: 10,
        plan,
        open,
        turning: false,
        aside: false,
      }),
    );

  test('shows no number until the reveal, even if the page already has it', () => {
    const sealed = drawn(SEALED_BATTLE.aggressor.plan, false);
    expect(sealed).not.toContain('<text');
    expect(drawn(TREACHERY_BATTLE.aggressor.plan, false)).toBe(sealed);
    expect(drawn(TREACHERY_BATTLE.aggressor.plan, true)).toContain('<text');
  });
});
