import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder survive a power cut. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder.
  if (process.platform !== 'win32') sync(folder, 'r');
}

/** Makes the content of a file survive a power cut. */
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
