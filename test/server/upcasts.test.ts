import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../lib/engine.ts';
import { EVENT_VERSION, fromStored, toStored } from '../../server/store/upcasts.ts';

const event: GameEvent = { type: 'HandRaised', faction: 'atreides', at: 3 };

describe('a stored event', () => {
  test('carries the version of its shape, and comes back as it was', () => {
    const stored = toStored(event);
    expect(stored.version).toBe(EVENT_VERSION);
    expect(fromStored(stored)).toEqual(event);
  });

  test('of an older shape is lifted through every later one', () => {
    const named = (event: unknown) => ({ ...(event as object), type: 'HandRaised' });
    const timed = (event: unknown) => ({ ...(event as object), at: 3 });
    const oldest = { version: 1, body: JSON.stringify({ type: 'Hand', faction: 'atreides' }) };
    const newer = { version: 2, body: JSON.stringify({ type: 'HandRaised', faction: 'atreides' }) };
    expect(fromStored(oldest, [named, timed])).toEqual(event);
    expect(fromStored(newer, [named, timed])).toEqual(event);
  });

  test('from a newer program is not played on', () => {
    expect(() => fromStored({ version: EVENT_VERSION + 1, body: '{}' })).toThrow('newer');
  });
});

describe('an event of version 1', () => {
  const corrected = (fact: unknown) => ({ type: 'FactCorrected', fact, was: fact });
  const lifted = (event: unknown) => fromStored({ version: 1, body: JSON.stringify(event) });

  test('names two allies; now they are an alliance', () => {
    const members = ['atreides', 'fremen'];
    expect(lifted(corrected({ kind: 'ally', faction: 'atreides', ally: 'fremen' }))).toEqual(
      corrected({ kind: 'alliance', members }),
    );
    expect(lifted(corrected({ kind: 'ally', faction: 'guild', ally: null }))).toEqual(
      corrected({ kind: 'alliance', members: ['guild'] }),
    );
  });
});
