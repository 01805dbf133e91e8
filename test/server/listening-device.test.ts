/** A phone whose line dies silently: its socket stays open, and nothing more is heard of it. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPresence } from '../../server/application/presence.ts';
import { PING, whileHeard } from '../../server/realtime/heard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A seat's device, pinged as Socket.IO does it: the next ping goes out so long after an answer. */
function device() {
  const presence = createPresence(() => undefined);
  const socket = Object.assign(new EventEmitter(), { conn: new EventEmitter() });
  whileHeard(socket, () => presence.arrive('ABCD', 'atreides'));
  return {
    socket,
    isHere: () => presence.isHere('ABCD', 'atreides'),
    pinged: () => {
      vi.advanceTimersByTime(PING.pingInterval);
      socket.conn.emit('packetCreate', { type: 'ping' });
    },
    answers: () => socket.conn.emit('packet', { type: 'pong' }),
  };
}

describe('a device that answers no ping any more', () => {
  test('is not here 8 seconds after its line died, and is here again as soon as it is heard', () => {
    const { isHere, pinged, answers } = device();
    pinged();
    answers();
    expect(isHere()).toBe(true);
    pinged();
    vi.advanceTimersByTime(8_000 - PING.pingInterval);
    expect(isHere()).toBe(false);
    answers();
    expect(isHere()).toBe(true);
  });

  test('keeps its socket for longer than that', () => {
    expect(PING.pingInterval + PING.pingTimeout).toBeGreaterThan(15_000);
  });
});

describe('a device on a slow line', () => {
  test('stays here while each answer takes 6 seconds', () => {
    const { isHere, pinged, answers } = device();
    for (let times = 0; times < 5; times += 1) {
      pinged();
      vi.advanceTimersByTime(6_000);
      // The first answer shows how slow the line is.
      if (times > 0) expect(isHere()).toBe(true);
      answers();
      expect(isHere()).toBe(true);
    }
  });
});

describe('a device that has left', () => {
  test('does not come back by what its connection still brings', () => {
    const { socket, isHere, answers } = device();
    socket.emit('disconnect');
    answers();
    vi.advanceTimersByTime(PING.pingInterval);
    expect(isHere()).toBe(false);
  });
});
