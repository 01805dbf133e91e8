import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { hostAddress, reachableAddresses } from '../../server/application/addresses.ts';

const everywhere = { publicUrl: null, host: null, port: 3000 };
const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

describe('the addresses for phones', () => {
  test('start with the home network, and end with addresses that only this machine knows', () => {
    const interfaces = {
      lo: [at('127.0.0.1', { internal: true })],
      docker0: [at('172.17.0.1')],
      vboxnet0: [at('192.168.56.1')],
      wlan0: [at('192.168.1.20'), at('fe80::1', { family: 'IPv6' })],
      eth0: [at('10.0.0.5')],
      eth1: [at('169.254.7.7')],
    };
    expect(reachableAddresses(everywhere, interfaces)).toEqual([
      'http://192.168.1.20:3000',
      'http://10.0.0.5:3000',
      'http://192.168.56.1:3000',
      'http://172.17.0.1:3000',
    ]);
  });

  test('are the host’s own setting, if there is one', () => {
    const interfaces = { wlan0: [at('192.168.1.20')] };
    const proxied = { ...everywhere, publicUrl: 'https://dune.example' };
    expect(reachableAddresses(proxied, interfaces)).toEqual(['https://dune.example']);
    expect(reachableAddresses({ ...everywhere, host: '10.1.1.1', port: 80 }, interfaces)).toEqual(['http://10.1.1.1']);
    expect(reachableAddresses({ ...everywhere, host: '::1' }, interfaces)).toEqual(['http://[::1]:3000']);
    expect(reachableAddresses({ ...everywhere, host: '0.0.0.0' }, interfaces)).toEqual(['http://192.168.1.20:3000']);
  });

  test('are this machine’s own if there is no network', () => {
    expect(reachableAddresses(everywhere, {})).toEqual(['http://localhost:3000']);
    expect(hostAddress(everywhere)).toBe('http://localhost:3000');
  });
});
