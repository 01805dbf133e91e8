/**
 * The scripts that load with a page before it shows anything. They are all modules that the page imports statically.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HELD = { '#client': 'lib/client.ts', '#lib/': 'lib/', '#messages/': 'lib/messages/', '#app/': 'app/' };

/** The message files of all features, and those of a single feature. */
const SAID_LATER = /^lib\/(?!messages\/)(.+\/)?messages[.]ts$/;

const pages = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[/\\])(page|layout|not-found|error)[.]tsx$/.test(path))
  .map((path) => `app/${path.split(sep).join('/')}`);

it('every page is listed', () => {
  expect(pages).toEqual(expect.arrayContaining(['app/new/page.tsx', 'app/t/[code]/seat/page.tsx']));
});

it.each(pages)('a page loads the messages of all features later: %s', (page) => {
  expect(wayTo(SAID_LATER, page)).toEqual([]);
});

it('the search finds a chain of imports', () => {
  expect(wayTo(SAID_LATER, 'app/_components/said-refusal.tsx')).toEqual([
    'app/_components/said-refusal.tsx',
    'lib/messages/format/refusals.ts',
    'lib/messages.ts',
  ]);
});

/** Returns the shortest chain of imports from one module to another, or nothing. */
function wayTo(wanted: RegExp, from: string): readonly string[] {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const module of cameFrom.keys()) {
    if (wanted.test(module)) return [...chain(module, cameFrom)].reverse();
    for (const next of namedIn(module)) if (!cameFrom.has(next)) cameFrom.set(next, module);
  }
  return [];
}

function* chain(end: string, cameFrom: ReadonlyMap<string, string | null>): Generator<string> {
  for (let at: string | null = end; at !== null; at = cameFrom.get(at) ?? null) yield at;
}

/** Returns our own modules that a module imports, without type imports and dynamic imports. */
function namedIn(module: string): readonly string[] {
  const source = ts.createSourceFile(module, readFileSync(join(ROOT, module), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const named = nameIn(statement);
    const path = named === null ? null : pathOf(named, module);
    return path !== null && /[.]tsx?$/.test(path) && existsSync(join(ROOT, path)) ? [path] : [];
  });
}

function nameIn(statement: ts.Statement): string | null {
  if (ts.isImportDeclaration(statement)) {
    const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isType ? null : textOf(statement.moduleSpecifier);
  }
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return null;
  return statement.moduleSpecifier === undefined ? null : textOf(statement.moduleSpecifier);
}

const textOf = (name: ts.Expression): string | null => (ts.isStringLiteral(name) ? name.text : null);

function pathOf(named: string, module: string): string | null {
  if (named.startsWith('.'))
    return relative(ROOT, join(ROOT, dirname(module), named))
      .split(sep)
      .join('/');
  const start = Object.entries(HELD).find(
    ([short]) => named === short || (short.endsWith('/') && named.startsWith(short)),
  );
  return start === undefined ? null : named.replace(start[0], start[1]);
}
