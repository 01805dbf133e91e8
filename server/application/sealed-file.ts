import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { z } from 'zod';
import { DEEPEST, MAX_UNPACKED } from './table-file/bounds.ts';
import { shallowJson } from './table-file/depth.ts';

/**
 * A table in a file that says nothing without its passphrase: JSON around AES-256-GCM, the key from scrypt. `halves` says
 * from how many pieces, which as many people have thought of; files of version 1 have one, whole. `check` is there to
 * tell a damaged file from a wrong passphrase; what keeps the content safe is the cipher's own tag.
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
/** A tenth of a second and 64 MB for each try at a passphrase. */
const EFFORT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** A passphrase, in as many pieces as people have thought of it. */
export type Halves = readonly [string] | readonly [string, string];

/** What a file is sealed with. The passphrase is not in it. */
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

/** The same around JSON that is packed already. */
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

/** The content of a sealed file, or why it cannot be had. */
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
  // The file is as it was written, so it is the key that does not fit.
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

/** The same letters typed on another keyboard may come in other pieces. */
const normal = (typed: string): Buffer => Buffer.from(typed.normalize('NFKC'));

/** Each piece after its length, so that nothing moves from one to the next. */
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
