import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { z } from 'zod';
import { DEEPEST, MAX_UNPACKED } from './table-file/bounds.ts';
import { shallowJson } from './table-file/depth.ts';

/**
 * A table in an encrypted file: JSON around AES-256-GCM, with a key from scrypt. `halves` is the number of passphrase
 * pieces, one for each person; files of version 1 have one. `check` tells a damaged file from a wrong passphrase. The
 * cipher's own tag keeps the content safe.
 */
const anyVersion = z.object({ mentat: z.literal('sealed-table'), version: z.number().int().min(1) });
const parts = { salt: z.string(), nonce: z.string(), tag: z.string(), body: z.string(), check: z.string() };
const sealedFile = z.discriminatedUnion('version', [
  z.strictObject({ mentat: z.literal('sealed-table'), version: z.literal(1), ...parts }),
  z.strictObject({ mentat: z.literal('sealed-table'), version: z.literal(2), halves: z.literal([1, 2]), ...parts }),
]);
type SealedFile = z.infer<typeof sealedFile>;

const VERSION = 2;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** Each attempt at a passphrase costs a tenth of a second and 64 MB. */
const EFFORT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** A passphrase as one piece for each person who typed a piece. */
export type Halves = readonly [string] | readonly [string, string];

/** The key of a file. It does not contain the passphrase. */
export interface SealKey {
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly halves: 1 | 2;
}

export async function newSealKey(halves: Halves): Promise<SealKey> {
  const salt = randomBytes(SALT_BYTES);
  return { salt, key: await keyOf(piecesOf(halves), salt), halves: halves.length };
}

export const seal = async (content: object, key: SealKey): Promise<string> =>
  sealPacked(await promisify(gzip)(JSON.stringify(content)), key);

/** Seals JSON that is already compressed. */
export function sealPacked(packed: Buffer, { salt, key, halves }: SealKey): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(packed), cipher.final()]);
  const file = {
    mentat: 'sealed-table',
    version: VERSION,
    halves,
    salt: salt.toString('base64url'),
    nonce: nonce.toString('base64url'),
    tag: cipher.getAuthTag().toString('base64url'),
    body: body.toString('base64url'),
  } as const;
  return JSON.stringify({ ...file, check: checkOf(file) });
}

export type Unsealed =
  | { readonly ok: true; readonly content: unknown }
  | { readonly ok: false; readonly why: 'file-damaged' | 'file-too-new' | 'wrong-passphrase' };

/** Returns the content of a sealed file, or the reason why it cannot be opened. */
export async function unseal(text: string, halves: readonly string[]): Promise<Unsealed> {
  const json = shallowJson(text, DEEPEST);
  if ((anyVersion.safeParse(json).data?.version ?? 0) > VERSION) return { ok: false, why: 'file-too-new' };
  const file = sealedFile.safeParse(json).data;
  if (file === undefined || file.check !== checkOf(file)) return { ok: false, why: 'file-damaged' };
  const [salt, nonce] = [bytes(file.salt), bytes(file.nonce)];
  if (salt.length !== SALT_BYTES || nonce.length !== NONCE_BYTES) return { ok: false, why: 'file-damaged' };
  if (halves.length !== (file.version === 1 ? 1 : file.halves)) return { ok: false, why: 'wrong-passphrase' };
  const key = await keyOf(file.version === 1 ? normal(halves.join('')) : piecesOf(halves), salt);
  const packed = decrypted(file, key);
  // The file is intact, so the key is wrong.
  if (packed === null) return { ok: false, why: 'wrong-passphrase' };
  const content = unpacked(packed);
  return content === undefined ? { ok: false, why: 'file-damaged' } : { ok: true, content };
}

function decrypted({ nonce, tag, body }: SealedFile, key: Buffer): Buffer | null {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes(nonce), { authTagLength: TAG_BYTES });
    cipher.setAuthTag(bytes(tag));
    return Buffer.concat([cipher.update(bytes(body)), cipher.final()]);
  } catch {
    return null;
  }
}

function unpacked(packed: Buffer): unknown {
  try {
    return shallowJson(gunzipSync(packed, { maxOutputLength: MAX_UNPACKED }).toString(), DEEPEST);
  } catch {
    return undefined;
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const checkOf = (file: Omit<SealedFile, 'mentat' | 'check'>): string => {
  const head = 'halves' in file ? [file.version, file.halves] : [file.version];
  const { salt, nonce, tag, body } = file;
  return createHash('sha256')
    .update([...head, salt, nonce, tag, body].join('.'))
    .digest('base64url');
};

/** Another keyboard may compose the same letters from different characters. */
const normal = (typed: string): Buffer => Buffer.from(typed.normalize('NFKC'));

/** Each piece follows its length, so that no character can move from one piece to the next. */
const piecesOf = (halves: readonly string[]): Buffer =>
  Buffer.concat(
    halves.map(normal).flatMap((piece) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      return [length, piece];
    }),
  );

function keyOf(passphrase: Buffer, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, KEY_BYTES, EFFORT, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
