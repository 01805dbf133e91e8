/** The largest file that the server accepts. */
const MAX_FILE = 2 * 1024 * 1024;

/** Returns the number of halves of this file's passphrase; `null` for a file without an encrypted table. */
export async function halvesOf(file: Blob): Promise<1 | 2 | null> {
  if (file.size > MAX_FILE) return null;
  try {
    const sealed: unknown = JSON.parse(await file.text());
    if (typeof sealed !== 'object' || sealed === null || !('mentat' in sealed)) return null;
    // Files of the first release have one passphrase and do not say so.
    return 'halves' in sealed && sealed.halves === 2 ? 2 : 1;
  } catch {
    return null;
  }
}
