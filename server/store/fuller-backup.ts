/** Finds a backup that holds more than the data file: the file was lost, emptied, or replaced by another. */
import { basename } from 'node:path';
import { backupsOf, isBefore, lastRestoreOf } from './backup-files.ts';
import { type Contents, contentsOfFile, isEmpty, missingFrom } from './contents.ts';
import { inspect } from './inspect.ts';

/**
 * Returns one sentence for the host, with the command that brings the missing games back; `null` where the data file holds
 * everything that its backups hold. A file that was restored holds less on purpose, so backups from before that count only
 * if the file holds no table at all.
 */
export function whatBackupsHold(dataDir: string, database: string, file: Contents): string | null {
  const restored = lastRestoreOf(dataDir);
  const counted = backupsOf(dataDir, database).filter(
    (path) => isEmpty(file) || restored === null || !isBefore(path, restored),
  );
  // The fullest first; of two that hold as much, the later one.
  const fuller = counted
    .reverse()
    .map((path) => ({ path, missing: missingFrom(file, contentsOfFile(path)) }))
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing);
  const best = fuller.find(({ path }) => inspect(path).state === 'good');
  if (best === undefined) return null;
  const name = basename(best.path);
  const lost = isEmpty(file)
    ? `holds no table, but its backup ${name} does`
    : `lacks games or moves that its backup ${name} holds`;
  return `The file ${basename(database)} in ${dataDir} ${lost}; to go back to that, stop Mentat and run: npm start -- --restore "${best.path}"`;
}
