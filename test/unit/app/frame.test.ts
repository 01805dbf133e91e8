import { describe, expect, it } from 'vitest';
import { applyChange, isStale, isOlder, type Frame } from '#app/_connection/frame.ts';

const frame = (run: string, version: number) => ({ run, version }) as Frame;

describe('a frame', () => {
  it('is older when the same run of the server has counted on since', () => {
    expect(isOlder(frame('a', 4), frame('a', 5))).toBe(true);
    expect(isOlder(frame('a', 5), frame('a', 5))).toBe(false);
    expect(isOlder(frame('a', 1), null)).toBe(false);
  });

  it('of a server that was started again is never older, however low it counts', () => {
    expect(isOlder(frame('b', 1), frame('a', 1_000))).toBe(false);
  });
});

describe('an answer over HTTP', () => {
  it('is bygone when the socket has told of more meanwhile', () => {
    expect(isStale(frame('a', 4), frame('a', 3), frame('a', 5))).toBe(true);
    expect(isStale(frame('a', 6), frame('a', 3), frame('a', 5))).toBe(false);
  });

  it('is shown when the server was started again and the socket is not back yet', () => {
    expect(isStale(frame('b', 1), frame('a', 900), frame('a', 901))).toBe(false);
    expect(isStale(frame('b', 1), null, null)).toBe(false);
  });

  it('of the server before is bygone once the new one has been heard', () => {
    expect(isStale(frame('a', 901), frame('a', 900), frame('b', 1))).toBe(true);
    expect(isStale(frame('b', 1), frame('a', 900), frame('b', 2))).toBe(true);
    expect(isStale(frame('b', 3), frame('a', 900), frame('b', 2))).toBe(false);
  });
});

describe('what has changed', () => {
  const known = { run: 'a', version: 4, serverTime: 10, view: { audience: 'table', turn: 1 } } as unknown as Frame;
  const change = (run: string, version: number) => ({
    ...{ run, version, serverTime: 20 },
    patch: { keys: { turn: { is: version } } },
  });

  it('leads from the frame before to the next', () => {
    expect(applyChange(known, change('a', 5))).toEqual({
      ...{ run: 'a', version: 5, serverTime: 20 },
      view: { audience: 'table', turn: 5 },
    });
  });

  it('changes nothing where the frame is known already', () => {
    expect(applyChange(known, change('a', 4))).toEqual({ ...known, serverTime: 20 });
    expect(applyChange(known, change('a', 3))?.view).toBe(known.view);
  });

  it('is none of a frame that it was not made from: the whole is asked for', () => {
    expect(applyChange(null, change('a', 5))).toBeNull();
    expect(applyChange(known, change('a', 6))).toBeNull();
    expect(applyChange(known, change('b', 5))).toBeNull();
    expect(applyChange(known, { ...change('a', 5), patch: { list: [{ keep: 1 }] } })).toBeNull();
  });
});
