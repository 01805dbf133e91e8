/** Data that a broken or hostile device might send to the server's sockets: handshakes, packets and whole messages. */
import type { Random } from '#engine';
import { PROCEDURE_PATHS } from './malformed-requests.ts';
import { chance, pickRandom } from './random-choice.ts';

const NAMES = [
  'call',
  'refresh',
  'nudge',
  'frame',
  'connect',
  'disconnect',
  'disconnecting',
  'error',
  'newListener',
  '__proto__',
  'constructor',
  '',
];
const STRINGS = [
  '',
  'atreides',
  'A'.repeat(200),
  '\u0000',
  '\uD800',
  '‮',
  '";--',
  '{{7*7}}',
  '../../etc',
  '💥'.repeat(20),
  'null',
];
const NUMBERS = ['0', '-1', '1e999', '-0', '9007199254740993', '0.1', '1E400', '00', 'NaN'];

/** The identity that a device claims when it connects. */
export function strangeKnock(random: Random, credentials: readonly string[]): string {
  if (chance(30, random)) return pickRandom(credentials, random);
  const auth = pickRandom(
    [
      strangeJson(random, 3),
      `{"token":${strangeJson(random, 1)}}`,
      `{"code":${strangeJson(random, 1)}}`,
      `{"token":"x","also":${strangeJson(random, 2)}}`,
      `{"code":"${pickRandom(STRINGS, random)}","token":"${pickRandom(STRINGS, random)}"}`,
      `{"__proto__":{"token":"x"},"constructor":{"prototype":{"code":"KR7M"}}}`,
      '{"pid":"x","offset":"y"}',
      '',
    ],
    random,
  );
  return `40${chance(15, random) ? `/${pickRandom(['admin', '', '?x=y', '../', 'a'.repeat(100)], random)},` : ''}${auth}`;
}

/** One packet of a message, sent after the handshake or instead of it. */
export function strangePacket(random: Random): string {
  const id = chance(40, random) ? pickRandom(['0', '7', '99999999999999999999', '-1', '1e5'], random) : '';
  const name = JSON.stringify(pickRandom(NAMES, random));
  return pickRandom(
    [
      () => `42${id}[${name}]`,
      () => `42${id}[${name},${strangeJson(random, 3)}]`,
      () => `42${id}${strangeJson(random, 3)}`,
      () => `42${id}["refresh",${strangeJson(random, 2)},${strangeJson(random, 2)}]`,
      () => `42${id}["nudge",{"faction":${strangeJson(random, 1)}}]`,
      () => `42${id}["call",${strangeCalling(random)}]`,
      () => `42${id}["call",${strangeCalling(random)}]`,
      () => `42${id}["call",${strangeJson(random, 3)},${strangeJson(random, 1)}]`,
      () => `42${id}["call",{"path":"game.log","as":"atreides","input":${'['.repeat(1 + random(40))}`,
      () => `42${id}["call","${'x'.repeat(random(20_000))}"]`,
      () => `42${id}["${'x'.repeat(random(6_000))}"]`,
      () => `42${'['.repeat(1 + random(2_000))}`,
      () => `42["nudge",${'{"a":'.repeat(1 + random(300))}1${'}'.repeat(random(300))}]`,
      () => `42/${pickRandom(STRINGS, random)},["refresh"]`,
      () => `43${id}${strangeJson(random, 2)}`,
      () => `44${strangeJson(random, 2)}`,
      () => `45${random(20)}-[${name},{"_placeholder":true,"num":${random(4)}}]`,
      () => `46${random(3)}-${id}[{"_placeholder":true,"num":-1}]`,
      () => `4${random(10)}${strangeJson(random, 2)}`,
      () => `41${strangeJson(random, 1)}`,
      () => strangeKnock(random, ['40{}']),
      () => `${random(10)}${pickRandom(STRINGS, random)}`,
      () => `b${pickRandom(['', 'AAAA', '====', '💥'], random)}`,
      () => pickRandom(STRINGS, random),
      () => String.fromCharCode(...Array.from({ length: random(40) }, () => random(0x10000))),
    ],
    random,
  )();
}

/** Returns a call of the API that is correct, or nearly correct. */
function strangeCalling(random: Random): string {
  const path = JSON.stringify(pickRandom([...PROCEDURE_PATHS, '', '__proto__', 'game', 'x'.repeat(100)], random));
  const as = pickRandom(['"atreides"', '"moderator"', 'null', '"guild"', strangeJson(random, 1)], random);
  const input = pickRandom(
    [
      '{"id":"strange-command","command":{"type":"RaiseHand"}}',
      '{"limit":5}',
      `{"id":${strangeJson(random, 1)},"command":${strangeJson(random, 3)}}`,
      strangeJson(random, 3),
    ],
    random,
  );
  return `{"path":${path},"as":${as},"input":${input}${chance(10, random) ? ',"more":1' : ''}}`;
}

/** Returns JSON of any type, sometimes broken. */
function strangeJson(random: Random, depth: number): string {
  const inner = () => (depth === 0 ? '1' : strangeJson(random, depth - 1));
  const json = pickRandom(
    [
      () => JSON.stringify(pickRandom(STRINGS, random)),
      () => pickRandom(NUMBERS, random),
      () => pickRandom(['null', 'true', 'undefined', '[]', '{}', '{"__proto__":{"polluted":true}}'], random),
      () => `[${Array.from({ length: random(4) }, inner).join(',')}]`,
      () =>
        `{${Array.from({ length: random(4) }, () => `${JSON.stringify(pickRandom(NAMES, random))}:${inner()}`).join(',')}}`,
    ],
    random,
  )();
  return chance(5, random) ? json.slice(0, random(json.length + 1)) : json;
}

/** Returns the address and the method of a handshake. Most of them lead nowhere. */
export function strangeHandshake(random: Random): string {
  const value = () =>
    pickRandom(
      ['4', '3', '', 'websocket', 'polling', 'webtransport', '__proto__', 'x'.repeat(300), '%00', '%FF', '1e9'],
      random,
    );
  const keys = ['EIO', 'transport', 'sid', 'b64', 'j', 't', '__proto__'].filter(() => chance(60, random));
  return `/api/live${pickRandom(['/', '', '//', '/x', '/%2e%2e/'], random)}?${keys.map((key) => `${key}=${value()}`).join('&')}`;
}
