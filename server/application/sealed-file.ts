import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

/**
 * A table in a file that says nothing without its passphrase: JSON around AES-256-GCM, the key from scrypt. `check` is
 * there to tell a damaged file from a wrong passphrase; what keeps the content safe is the cipher's own tag.
 */
const sealedFile = z.strictObject({
  mentat: z.literal('sealed-table'),
  version: z.number().int().min(1),
  salt: z.string(),
  nonce: z.string(),
  tag: z.string(),
  body: z.string(),
  check: z.string(),
});
type SealedFile = z.infer<typeof sealedFile>;

const VERSION = 1;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
/** A tenth of a second and 64 MB for each try at a passphrase. */
const EFFORT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
/** What a table may unpack to: hundreds of times a long evening. */
const LARGEST = 256 * 1024 * 1024;

export async function seal(content: object, passphrase: string): Promise<string> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce);
  const packed = gzipSync(JSON.stringify(content));
  const body = Buffer.concat([cipher.update(packed), cipher.final()]);
  const file = {
    mentat: 'sealed-table',
    version: VERSION,
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
export async function unseal(text: string, passphrase: string): Promise<Unsealed> {
  const file = parsed(text);
  if (file === null) return { ok: false, why: 'file-damaged' };
  if (file.version > VERSION) return { ok: false, why: 'file-too-new' };
  if (file.check !== checkOf(file)) return { ok: false, why: 'file-damaged' };
  const [salt, nonce, tag] = [bytes(file.salt), bytes(file.nonce), bytes(file.tag)];
  if (salt.length !== SALT_BYTES || nonce.length !== NONCE_BYTES) return { ok: false, why: 'file-damaged' };
  const key = await keyOf(passphrase, salt);
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
    cipher.setAuthTag(tag);
    const packed = Buffer.concat([cipher.update(bytes(file.body)), cipher.final()]);
    return { ok: true, content: JSON.parse(gunzipSync(packed, { maxOutputLength: LARGEST }).toString()) as unknown };
  } catch {
    // The file is as it was written, so it is the key that does not fit.
    return { ok: false, why: 'wrong-passphrase' };
  }
}

function parsed(text: string): SealedFile | null {
  try {
    return sealedFile.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const checkOf = ({ version, salt, nonce, tag, body }: Omit<SealedFile, 'mentat' | 'check'>): string =>
  createHash('sha256').update([version, salt, nonce, tag, body].join('.')).digest('base64url');

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters typed on another keyboard may come in other pieces.
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, EFFORT, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
