/** A phone whose network fails silently. Its socket stays open, but no more data arrives. */
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

/** The device of a seat, pinged like by Socket.IO: the next ping comes a fixed time after an answer. */
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

describe('a device that no longer answers pings', () => {
  test('counts as gone 8 seconds after its network failed, and as present at its next message', () => {
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

  test('keeps its socket for longer than those 8 seconds', () => {
    expect(PING.pingInterval + PING.pingTimeout).toBeGreaterThan(15_000);
  });
});

describe('a device on a slow network', () => {
  test('counts as present while each answer takes 6 seconds', () => {
    const { isHere, pinged, answers } = device();
    for (let times = 0; times < 5; times += 1) {
      pinged();
      vi.advanceTimersByTime(6_000);
      // The first answer shows how slow the network is.
      if (times > 0) expect(isHere()).toBe(true);
      answers();
      expect(isHere()).toBe(true);
    }
  });
});

describe('a device that has left', () => {
  test('does not count as present because of late messages of its connection', () => {
    const { socket, isHere, answers } = device();
    socket.emit('disconnect');
    answers();
    vi.advanceTimersByTime(PING.pingInterval);
    expect(isHere()).toBe(false);
  });
});
