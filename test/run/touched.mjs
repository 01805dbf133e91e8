/** Finds the features that a change touches, so that their long tests run with the daily ones. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from './features-of.mjs';

/** Each subfolder of these folders is a feature. */
const HOMES = ['lib/features', 'lib/features', 'lib/factions', 'lib/cards', 'app/_features', 'test/features'];

/**
 * Returns the names of the features whose folders differ from a commit, uncommitted and new files included.
 * @param {string} root the project's folder
 * @param {string} commit any name that git knows a commit by
 * @throws {Error} when git does not know the commit
 */
export function touchedFeatures(root, commit) {
  const changed = [
    ...git(root, 'diff', '--name-only', commit, '--'),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return featuresOf(changed, featureNames(root));
}

/** The name of each folder that is a feature, a faction, or a feature of a faction. */
function featureNames(root) {
  const foldersIn = (path) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const factions = foldersIn('lib/factions').flatMap((faction) => foldersIn(`lib/factions/${faction}`));
  return new Set([...HOMES.flatMap(foldersIn), ...factions]);
}

function git(root, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}
