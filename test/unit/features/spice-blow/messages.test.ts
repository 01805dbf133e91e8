/** The text under `Next` on the screen next to a spice card. */
import { describe, expect, it } from 'vitest';
import { formatNext } from '#lib/features/spice-blow/messages/scene.ts';
import { DEFAULT_CHOICES } from '../../../support/table.ts';

const TABLE = { awaited: [], next: null, turn: 3, choices: DEFAULT_CHOICES } as const;

describe('the line “Next” after a spice card', () => {
  const said = (isRunning: boolean, table: Partial<Parameters<typeof formatNext>[1]>) =>
    formatNext({ isRunning, pause: null }, { ...TABLE, ...table }, () => 'to turn over a spice card');

  it('names the awaited factions, or another card', () => {
    expect(said(true, { awaited: [{ faction: 'emperor', to: 'spice-card' }] })).toBe(
      'The Emperor, to turn over a spice card.',
    );
    expect(said(true, {})).toBe('Another card.');
  });

  it('names the next phase once all cards are revealed', () => {
    expect(said(false, { next: { turn: 3, phase: 'charity' } })).toBe('CHOAM Charity.');
    expect(said(false, {})).toBe('The spice blow is over.');
  });
});
