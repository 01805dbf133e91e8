import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../server/address-of.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('the client address that limits count by', () => {
  test('is the device’s own in an IPv4 network, in any notation', () => {
    expect(addressOf(from('192.168.1.7'))).toBe('192.168.1.7');
    expect(addressOf(from('::ffff:192.168.1.7'))).toBe('192.168.1.7');
  });

  test('is the same for a whole IPv6 network, with or without written zeros', () => {
    expect(addressOf(from('2001:db8:0:1::5'))).toBe(addressOf(from('2001:db8:0:1:aaaa:bbbb:cccc:dddd')));
    expect(addressOf(from('2001:db8::5'))).not.toBe(addressOf(from('2001:db8:0:1::5')));
  });

  test('is the same for all link-local addresses', () => {
    const own = ['fe80::1', 'fe80::2', 'fe80::1c2b:9999:1:1%eth0', 'fd00::a', 'fd12:3456::b', 'fc00::1'];
    expect(new Set(own.map((address) => addressOf(from(address)))).size).toBe(1);
  });

  test('comes from a proxy header only if the proxy is on this machine', () => {
    expect(addressOf(from('127.0.0.1', { 'x-forwarded-for': '10.0.0.1, 10.0.0.9' }))).toBe('10.0.0.9');
    expect(addressOf(from('10.0.0.2', { 'x-forwarded-for': '10.0.0.9' }))).toBe('10.0.0.2');
  });
});
