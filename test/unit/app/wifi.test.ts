import { expect, it } from 'vitest';
import { isForOthers, readSeatPass, seatLink } from '#app/_browser/seat-link.ts';
import { wifiText } from '#app/_browser/wifi.ts';

it('the Wi-Fi text of a QR code has the form that phones read', () => {
  expect(wifiText({ name: 'Arrakis', password: 'water of life' })).toBe('WIFI:T:WPA;S:Arrakis;P:water of life;;');
  expect(wifiText({ name: 'Sietch', password: '' })).toBe('WIFI:T:nopass;S:Sietch;;');
});

it('the Wi-Fi text escapes every special character', () => {
  expect(wifiText({ name: 'a;b,c:d', password: '"\\' })).toBe('WIFI:T:WPA;S:a\\;b\\,c\\:d;P:\\"\\\\;;');
});

it('a join link carries the seat and its secret, and the page reads both', () => {
  const seat = { faction: 'bene-gesserit', pass: 'KR7MACDEFHJQ' } as const;
  const link = new URL(seatLink('http://10.0.0.2:3000/t/ABCD', seat));
  expect(link.pathname).toBe('/t/ABCD');
  expect(link.search).toBe('');
  expect(readSeatPass(link.hash.replace('#seat=', ''))).toEqual(seat);
  expect(readSeatPass('nobody.KR7MACDEFHJQ')).toBeNull();
  expect(readSeatPass('harkonnen')).toBeNull();
});

it('the page recognises a host name of the laptop that other devices cannot resolve', () => {
  expect(['localhost', '127.0.0.1', '[::1]', '::1'].map(isForOthers)).toEqual([false, false, false, false]);
  expect(['10.0.0.2', 'laptop.local'].map(isForOthers)).toEqual([true, true]);
});
