/**
 * Checks that every event and question is named only in its feature's folder, and that the page shell reads no view of
 * a phase, a faction or a card: `tsx test/ownership/check.ts`. `--table` counts for each feature its files, and the
 * other files that use a name of the feature. `--list` lists those files.
 */
import { fileURLToPath } from 'node:url';
import { EXCEPTIONS } from './exceptions.ts';
import { type Foreign, foreignReferences } from './foreign.ts';
import { troublesWith } from './judge.ts';
import { type Home, homesOf, isWithin } from './names.ts';
import { readSources } from './program.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');

const { program, files } = readSources(ROOT);
const homes = homesOf(program, ROOT);
const found = foreignReferences(program, ROOT, homes, files);
if (process.argv.includes('--table')) say(tableOf(homes, files, found));
if (process.argv.includes('--list'))
  say(found.map(({ file, line, feature, name }) => `${file}:${line} ${feature} ${name}`));
const troubles = troublesWith(found, EXCEPTIONS);
say(troubles);
process.exitCode = troubles.length === 0 ? 0 : 1;

function say(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/**
 * Counts for each feature: the engine's files in its own folder, and files outside that use a name of the feature, in
 * the engine, in the messages, and elsewhere.
 */
function tableOf(all: readonly Home[], sources: readonly string[], foreign: readonly Foreign[]): readonly string[] {
  return [
    row('feature', 'own', 'lib', 'words', 'app, server'),
    ...all.map((home) => {
      const own = sources.filter((file) => file.startsWith('lib/') && isWithin(home, file));
      const outside = [...new Set(foreign.filter(({ feature }) => feature === home.feature).map(({ file }) => file))];
      const words = outside.filter((file) => /^lib\/messages\//.test(file));
      const engine = outside.filter((file) => file.startsWith('lib/') && !words.includes(file));
      return row(home.feature, own.length, engine.length, words.length, outside.length - engine.length - words.length);
    }),
  ];
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(14) + cells.map((cell) => String(cell).padStart(12)).join('');
}
