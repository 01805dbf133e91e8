import { read } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OWNER_ONLY } from './permissions.ts';

/**
 * Each piece of a copy is on disk before the next piece is read. So even with 100 MB no table's write waits longer than
 * a millisecond or two. `VACUUM INTO` would stop all writes for a third of a second.
 */
const PIECE = 1024 * 1024;

const readAt = promisify(read);

/** Writes the first `size` bytes of an open file to a new one. Resolves when they are on disk. */
export async function copied(from: number, size: number, to: string): Promise<void> {
  const target = await open(to, 'wx', OWNER_ONLY);
  try {
    for (let at = 0; at < size; at += PIECE) {
      await target.writeFile(await pieceOf(from, at, size));
      await target.datasync();
    }
    await target.sync();
  } finally {
    await target.close();
  }
}

/** Whether another file has exactly these `size` bytes. */
export async function isSame(one: number, size: number, path: string): Promise<boolean> {
  const other = await open(path, 'r');
  try {
    if ((await other.stat()).size !== size) return false;
    for (let at = 0; at < size; at += PIECE) {
      if (!(await pieceOf(one, at, size)).equals(await pieceOf(other.fd, at, size))) return false;
    }
    return true;
  } finally {
    await other.close();
  }
}

async function pieceOf(handle: number, at: number, size: number): Promise<Buffer> {
  const piece = Buffer.alloc(Math.min(PIECE, size - at));
  const { bytesRead } = await readAt(handle, piece, 0, piece.length, at);
  if (bytesRead !== piece.length) throw new Error('The file is shorter than it said');
  return piece;
}
