import { expect, it } from 'vitest';
import { isForOthers, readSeatPass, seatLink } from '#app/_browser/seat-link.ts';
import { wifiText } from '#app/_browser/wifi.ts';

it('writes a Wi-Fi as phones read it', () => {
  expect(wifiText({ name: 'Arrakis', password: 'water of life' })).toBe('WIFI:T:WPA;S:Arrakis;P:water of life;;');
  expect(wifiText({ name: 'Sietch', password: '' })).toBe('WIFI:T:nopass;S:Sietch;;');
});

it('escapes every sign that means something in it', () => {
  expect(wifiText({ name: 'a;b,c:d', password: '"\\' })).toBe('WIFI:T:WPA;S:a\\;b\\,c\\:d;P:\\"\\\\;;');
});

it('reads back the seat and the secret that its own link carries', () => {
  const seat = { faction: 'bene-gesserit', pass: 'KR7MACDEFHJQ' } as const;
  const link = new URL(seatLink('http://10.0.0.2:3000/t/ABCD', seat));
  expect(link.pathname).toBe('/t/ABCD');
  expect(link.search).toBe('');
  expect(readSeatPass(link.hash.replace('#seat=', ''))).toEqual(seat);
  expect(readSeatPass('nobody.KR7MACDEFHJQ')).toBeNull();
  expect(readSeatPass('harkonnen')).toBeNull();
});

it('knows the names of a laptop that mean nothing to others', () => {
  expect(['localhost', '127.0.0.1', '[::1]', '::1'].map(isForOthers)).toEqual([false, false, false, false]);
  expect(['10.0.0.2', 'laptop.local'].map(isForOthers)).toEqual([true, true]);
});
