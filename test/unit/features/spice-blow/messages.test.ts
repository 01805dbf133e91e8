/** What stands under `Next` beside a spice card on the screen. */
import { describe, expect, it } from 'vitest';
import { formatNext } from '#lib/features/spice-blow/messages/scene.ts';
import { DEFAULT_CHOICES } from '../../../support/table.ts';

const TABLE = { awaited: [], next: null, turn: 3, choices: DEFAULT_CHOICES } as const;

describe('next after a spice card', () => {
  const said = (isRunning: boolean, table: Partial<Parameters<typeof formatNext>[1]>) =>
    formatNext({ isRunning, pause: null }, { ...TABLE, ...table }, () => 'to turn over a spice card');

  it('comes who is awaited, or another card', () => {
    expect(said(true, { awaited: [{ faction: 'emperor', to: 'spice-card' }] })).toBe(
      'The Emperor, to turn over a spice card.',
    );
    expect(said(true, {})).toBe('Another card.');
  });

  it('comes the phase that follows, once all cards are turned over', () => {
    expect(said(false, { next: { turn: 3, phase: 'charity' } })).toBe('CHOAM Charity.');
    expect(said(false, {})).toBe('The spice blow is over.');
  });
});
