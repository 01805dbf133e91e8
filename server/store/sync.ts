import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder last through a power cut. */
export function syncFolder(folder: string): void {
  // Windows has no such thing: a folder cannot be opened there.
  if (process.platform !== 'win32') sync(folder, 'r');
}

/** Makes what stands in a file last through a power cut. */
export const syncFile = (path: string): void => {
  sync(path, 'r+');
};

function sync(path: string, mode: 'r' | 'r+'): void {
  const handle = openSync(path, mode);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
