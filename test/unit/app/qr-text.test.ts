import { describe, expect, it } from 'vitest';
import { modulesOf, textInCode } from '#app/_components/qr-text.ts';

const JOIN = 'http://192.168.178.20:3000/t/KR7MQ2';

describe('the text in a QR code', () => {
  it('is a join address in capitals, if that makes the code smaller', () => {
    expect(textInCode(JOIN)).toBe('HTTP://192.168.178.20:3000/T/KR7MQ2');
    expect(modulesOf(textInCode(JOIN)).size).toBeLessThan(modulesOf(JOIN).size);
  });

  it('is a join address as it is, if capitals save nothing', () => {
    const short = 'http://10.0.0.2/t/KR7M';
    expect(modulesOf(short.toUpperCase()).size).toBe(modulesOf(short).size);
    expect(textInCode(short)).toBe(short);
  });

  it.each([
    ['a seat link', `${JOIN}#seat=abcDEF`],
    ['an invitation', `${JOIN}/moderate?invite=abcDEF`],
    ['an address below another path', 'https://dune.example/games/at/home/t/KR7MQ2'],
    ['a network', 'WIFI:T:WPA;S:Caladan at home;P:the spice must flow;;'],
  ])('is %s as it is, because capitals would change its meaning', (_what, text) => {
    expect(textInCode(text)).toBe(text);
  });
});
