/** Reads scenario files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runScenario, type Result } from './scenario.ts';

/** Returns every scenario file below a folder. */
export const scenarioFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

/** Runs every scenario of a file. An unreadable file gives one failed result. */
export function runFile(file: string): readonly Result[] {
  try {
    const found: unknown = parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(found)) return [{ id: file, problems: ['a scenario file is a list of scenarios'] }];
    return found.flatMap((scenario: unknown, at) => runScenario({ value: scenario, path: `${file}[${at}]` }));
  } catch (error) {
    return [{ id: file, problems: [error instanceof Error ? error.message : String(error)] }];
  }
}
