import { describe, expect, it } from 'vitest';
import { applyChange, isStale, isOlder, type Frame } from '#app/_connection/frame.ts';

const frame = (run: string, version: number) => ({ run, version }) as Frame;

describe('a frame', () => {
  it('is older than a frame with a higher version of the same run', () => {
    expect(isOlder(frame('a', 4), frame('a', 5))).toBe(true);
    expect(isOlder(frame('a', 5), frame('a', 5))).toBe(false);
    expect(isOlder(frame('a', 1), null)).toBe(false);
  });

  it('of a restarted server is never older, even with a lower version', () => {
    expect(isOlder(frame('b', 1), frame('a', 1_000))).toBe(false);
  });
});

describe('an answer over HTTP', () => {
  it('is stale if the socket has delivered a newer frame meanwhile', () => {
    expect(isStale(frame('a', 4), frame('a', 3), frame('a', 5))).toBe(true);
    expect(isStale(frame('a', 6), frame('a', 3), frame('a', 5))).toBe(false);
  });

  it('is shown if the server has restarted and the socket is not connected yet', () => {
    expect(isStale(frame('b', 1), frame('a', 900), frame('a', 901))).toBe(false);
    expect(isStale(frame('b', 1), null, null)).toBe(false);
  });

  it('is stale if the server has restarted since, and a frame of the new server has arrived', () => {
    expect(isStale(frame('a', 901), frame('a', 900), frame('b', 1))).toBe(true);
    expect(isStale(frame('b', 1), frame('a', 900), frame('b', 2))).toBe(true);
    expect(isStale(frame('b', 3), frame('a', 900), frame('b', 2))).toBe(false);
  });
});

describe('a change of a frame', () => {
  const known = { run: 'a', version: 4, serverTime: 10, view: { audience: 'table', turn: 1 } } as unknown as Frame;
  const change = (run: string, version: number) => ({
    ...{ run, version, serverTime: 20 },
    patch: { keys: { turn: { is: version } } },
  });

  it('turns the frame before it into the next one', () => {
    expect(applyChange(known, change('a', 5))).toEqual({
      ...{ run: 'a', version: 5, serverTime: 20 },
      view: { audience: 'table', turn: 5 },
    });
  });

  it('leaves a frame of the same or a newer version as it is', () => {
    expect(applyChange(known, change('a', 4))).toEqual({ ...known, serverTime: 20 });
    expect(applyChange(known, change('a', 3))?.view).toBe(known.view);
  });

  it('returns null for a frame that it does not follow, so that the page asks for the whole frame', () => {
    expect(applyChange(null, change('a', 5))).toBeNull();
    expect(applyChange(known, change('a', 6))).toBeNull();
    expect(applyChange(known, change('b', 5))).toBeNull();
    expect(applyChange(known, { ...change('a', 5), patch: { list: [{ keep: 1 }] } })).toBeNull();
  });
});
