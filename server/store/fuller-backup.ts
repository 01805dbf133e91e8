/** Finds a backup with more data than the data file. Then the file was lost, emptied, or replaced by another. */
import { basename } from 'node:path';
import { backupsOf, isBefore, lastRestoreOf } from './backup-files.ts';
import { type Contents, contentsOfFile, isEmpty, missingFrom } from './contents.ts';
import { inspect } from './inspect.ts';

/**
 * Returns one sentence for the host, with the command that brings the missing games back; `null` if the data file holds
 * everything in its backups. A restored file holds less on purpose. So older backups count only if the file holds no
 * table at all.
 */
export function whatBackupsHold(dataDir: string, database: string, file: Contents): string | null {
  const restored = lastRestoreOf(dataDir);
  const counted = backupsOf(dataDir, database).filter(
    (path) => isEmpty(file) || restored === null || !isBefore(path, restored),
  );
  // The fullest first; of two equal ones, the later first.
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
