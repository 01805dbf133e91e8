/** Malformed requests, each made from a number: the same number makes the same request. */
import type { OutgoingHttpHeaders } from 'node:http';
import { seededRandom, type Random } from '#engine';
import { appRouter } from '../../server/trpc/root.ts';
import { chance, pickRandom } from './random-choice.ts';
import { randomGame } from './random-play.ts';
import { randomCommand } from './random-command.ts';
import { shaped } from './shaped.ts';
import { mutated, strangeText, strangeValue } from './strange.ts';

export interface StrangeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Texts that have a meaning at the addressed table. */
export interface Known {
  /** The code and the passes of the table, and names. */
  readonly texts: readonly string[];
  /** Tokens of a seat and of the desk. */
  readonly tokens: readonly string[];
}

type Input = Parameters<typeof shaped>[0];

interface Procedure {
  readonly _def: { readonly type: string; readonly inputs: readonly Input[] };
}

/** Every procedure, by the names that the router answers to. */
const PROCEDURES = Object.entries(appRouter._def.procedures as unknown as Readonly<Record<string, Procedure>>).map(
  ([path, { _def }]) => ({ path, type: _def.type, inputs: _def.inputs }),
);
const ACTING = PROCEDURES.filter(({ path }) => path === 'game.act');
export const PROCEDURE_PATHS: readonly string[] = PROCEDURES.map(({ path }) => path);

const COMMON_TEXTS = ['Leto', 'command-1', 'long enough passphrase', 'AAAAAAAAAAAAAAAAAAAAAA', 'battle-plan'];

/** Commands have more shapes than all other inputs together. */
const anyProcedure = (random: Random): Procedure & { readonly path: string } => {
  const { path, ...rest } = pickRandom(chance(20, random) ? ACTING : PROCEDURES, random);
  return { path, _def: rest };
};

/** The input of a procedure: well formed, nearly well formed, or random. */
function strangeInput(path: string, inputs: readonly Input[], texts: Known['texts'], random: Random): unknown {
  const formed =
    path === 'game.act' && chance(60, random) ? anyAct(random) : anyInput(inputs, [...texts, ...COMMON_TEXTS], random);
  return pickRandom(
    [() => formed, () => mutated(formed, random), () => mutated(formed, random), () => strangeValue(random)],
    random,
  )();
}

/** The same request for a socket. `as` names a token that the socket may use, or another token. */
export function strangeSocketCall(seed: number, { texts }: Known): { readonly path: string; readonly input: unknown } {
  const random = seededRandom(seed);
  const { path, _def } = anyProcedure(random);
  return {
    path,
    input: strangeInput(
      path,
      _def.inputs.filter((input) => !isFile(input)),
      texts,
      random,
    ),
  };
}

/** Calls a procedure over HTTP, without a token, as a seat or as the desk. */
export function strangeCall(seed: number, { texts, tokens }: Known): StrangeRequest {
  const random = seededRandom(seed);
  const {
    path,
    _def: { type, inputs },
  } = anyProcedure(random);
  if (inputs.some(isFile)) return strangeFile(path, whoever(tokens, random), random);
  const input = strangeInput(path, inputs, texts, random);
  const headers = { ...whoever(tokens, random), 'content-type': 'application/json' };
  const json = JSON.stringify(input) as string | undefined;
  if (type !== 'query') return { method: 'POST', path: `/api/trpc/${path}`, headers, body: json ?? '' };
  return { method: 'GET', path: `/api/trpc/${path}${json === undefined ? '' : `?input=${escaped(json)}`}`, headers };
}

/** Positions of games in which some of the commands are possible. */
const GAMES = Array.from({ length: 8 }, (_, seed) => randomGame(seed, 60));

const anyAct = (random: Random) => ({
  id: `strange-${random(1e9)}`,
  command: randomCommand(pickRandom(GAMES, random), random).command,
});

/** An input without a schema has no shape to generate from. */
const isFile = (input: Input): boolean => !('_zod' in input);

function strangeFile(path: string, headers: OutgoingHttpHeaders, random: Random): StrangeRequest {
  const typed = JSON.stringify(mutated({ halves: ['long enough passphrase', 'another half'] }, random)) as
    string | undefined;
  const body = pickRandom([() => `${typed ?? ''}\n${strangeText(random)}`, () => strangeText(random)], random)();
  const type = pickRandom(['application/octet-stream', 'application/octet-stream', 'application/json'], random);
  return { method: 'POST', path: `/api/trpc/${path}`, headers: { ...headers, 'content-type': type }, body };
}

const anyInput = (inputs: readonly Input[], texts: readonly string[], random: Random): unknown =>
  inputs.length === 0 ? undefined : Object.assign({}, ...inputs.map((input) => shaped(input, texts, random)));

const whoever = (tokens: readonly string[], random: Random): OutgoingHttpHeaders =>
  chance(25, random)
    ? {}
    : { authorization: `Bearer ${chance(85, random) ? pickRandom(tokens, random) : 'made-up-token-of-nobody'}` };

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'SEARCH'];
const PATHS = [
  ...['/', '/new', '/rules', '/t/KKKK', '/t/KKKK/seat', '/api/', '/api/trpc/', '/api/trpc/game.act', '/sprite.svg'],
  ...['/api/live/', '/api/live/?EIO=4&transport=polling', '/api/live/?EIO=4&transport=polling&sid=nobody', '/_next/'],
  ...['/_next/image?url=x', '/_next/data/x.json', '/__nextjs_original-stack-frames', '/favicon.ico', '/index.html'],
];
const HEADERS = [
  ...['accept', 'accept-encoding', 'authorization', 'content-type', 'cookie', 'expect', 'host', 'if-modified-since'],
  ...['next-action', 'next-router-state-tree', 'origin', 'range', 'rsc', 'trpc-accept', 'upgrade', 'x-forwarded-for'],
  ...[
    'x-http-method-override',
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-matched-path',
    'content-security-policy',
  ],
];
const TYPES = [
  'application/json',
  'application/jsonl',
  'multipart/form-data; boundary=b',
  'text/plain',
  'application/octet-stream',
];

/** Sends any input to any procedure. */
export function strangeHttp(seed: number): StrangeRequest {
  const random = seededRandom(seed);
  const headers: OutgoingHttpHeaders = {};
  for (let count = random(4); count > 0; count -= 1) {
    const name = pickRandom(HEADERS, random);
    headers[name] = headerText(
      chance(40, random) ? pickRandom([...TYPES, '1', '100-continue', 'bytes=0-'], random) : strangeText(random),
    );
  }
  const method = pickRandom(METHODS, random);
  const body = pickRandom(
    [() => strangeText(random), () => JSON.stringify(strangeValue(random)), () => '['.repeat(random(9_999))],
    random,
  )();
  const path = anyPath(random);
  if (chance(60, random)) return { method, path, headers };
  return { method, path, headers: { ...headers, 'content-length': Buffer.byteLength(body) }, body };
}

/**
 * Headers that are left out: the edge of the server refuses strange values in them. All sent requests reach the router.
 */
const AT_THE_DOOR = ['host', 'origin', 'expect', 'content-length'];

/** Requests any page. */
export function strangeVisit(seed: number): StrangeRequest {
  const { path, headers } = strangeHttp(seed);
  const kept = Object.entries(headers).filter(([name]) => !AT_THE_DOOR.includes(name));
  return { method: 'GET', path, headers: Object.fromEntries(kept) };
}

function anyPath(random: Random): string {
  const base = pickRandom(PATHS, random);
  if (chance(30, random)) return base;
  const more = chance(50, random) ? escaped(strangeText(random)) : pathText(strangeText(random));
  return `${base}${pickRandom(['', '/', '?', '?input=', '&', '%', '/../', '//', ';'], random)}${more}`.slice(0, 6_000);
}

/** Half a surrogate pair cannot be escaped. `Buffer` replaces it by a character that can be escaped. */
const escaped = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Header text that Node lets a client send. */
const pathText = (text: string): string => text.replace(/[^\u0021-\u00FF]/g, '');
const headerText = (text: string): string => text.replace(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '');
