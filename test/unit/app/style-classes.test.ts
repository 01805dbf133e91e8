/**
 * Each class that a component uses is in the component's style sheet. A missing class is `undefined` on the page,
 * without an error.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Finds the style sheets of a component: the name of each import, and the file. */
const SHEETS = /import (\w+) from '([^']+\.module\.css)'/g;

/** Returns the classes that a text takes from a sheet and that the sheet lacks. */
const missing = (text: string, name: string, sheet: string): readonly string[] => {
  const taken = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))];
  const used = taken.map(([, plain, quoted]) => plain ?? quoted ?? '');
  return [...new Set(used)].filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(sheet));
};

const withoutImports = (text: string): string => text.replaceAll(/^import .*$/gm, '');

const fileOf = (path: string, from: string): string =>
  path.startsWith('#') ? path.slice(1) : join(dirname(from), path);

describe('a component', () => {
  it('uses only classes that its style sheet has', () => {
    const components = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(components.length).toBeGreaterThan(100);
    const lost = components
      .map((file) => join('app', file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        return [...text.matchAll(SHEETS)].flatMap(([, name = '', path = '']) =>
          missing(withoutImports(text), name, readFileSync(fileOf(path, file), 'utf8')).map((one) => `${file}: ${one}`),
        );
      });
    expect(lost).toEqual([]);
  });

  it('is reported if its sheet lacks one of its classes', () => {
    const text = "<p className={styles.here}><b className={styles['not-here']} /></p>";
    expect(missing(text, 'styles', '.here { color: red; }')).toEqual(['not-here']);
  });
});
