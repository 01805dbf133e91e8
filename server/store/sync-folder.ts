import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder last through a power cut, as `fsync` does for what stands in a file. */
export function syncFolder(folder: string): void {
  // Windows has no such thing: a folder cannot be opened there.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
