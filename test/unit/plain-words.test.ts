import { describe, expect, it } from 'vitest';
import { bareFunctionsIn } from '../plain-words/docstrings.ts';
import { drawn } from '../plain-words/draw.ts';
import { proseIn } from '../plain-words/prose.ts';
import { hardWordsIn } from '../plain-words/words.ts';

const textsIn = (file: string, content: string): readonly string[] => proseIn(file, content).map(({ text }) => text);

describe('the prose of a file', () => {
  it('includes a comment of several lines as one piece, with its first line number', () => {
    const content =
      'const a = 1;\n/**\n * A block\n * of lines.\n */\nconst b = 2;\n// Two lines,\n// one piece.\nconst c = 3;\n';
    expect(proseIn('lib/a.ts', content)).toEqual([
      { kind: 'comment', line: 2, text: 'A block of lines.', groups: [] },
      { kind: 'comment', line: 7, text: 'Two lines, one piece.', groups: [] },
    ]);
  });

  it('includes comments behind code and at the end of a block', () => {
    const content = 'f(() => {\n  a(); // After a call.\n  // At the end.\n});\n';
    expect(textsIn('server/a.ts', content)).toEqual(['After a call.', 'At the end.']);
  });

  it('excludes text in a string that looks like a comment', () => {
    expect(
      textsIn('lib/a.ts', "const a = 'https://a.example // not this';\nconst b = `/* nor ${a} this */`;\n"),
    ).toEqual([]);
  });

  it('excludes comments for tools', () => {
    expect(textsIn('lib/a.ts', '// @ts-expect-error it is wrong on purpose\nconst a: string = 1;\n')).toEqual([]);
  });

  it('includes the comments of a style sheet', () => {
    expect(textsIn('app/a.css', '.a {\n  /* Wide as\n     the page. */\n}\n')).toEqual(['Wide as the page.']);
  });

  it('includes the strings of messages files only, with the sources of their holes', () => {
    const content = "export const a = (n: number): string => `${n} cards are left.`;\nexport const b = 'one';\n";
    expect(textsIn('lib/features/a/messages.ts', content)).toEqual(['{n} cards are left.']);
    expect(textsIn('lib/messages/format/a.ts', content)).toEqual(['{n} cards are left.']);
    expect(textsIn('app/new/new-messages.ts', content)).toEqual(['{n} cards are left.']);
    expect(textsIn('lib/features/a/view.ts', content)).toEqual([]);
  });

  it('includes the titles of tests, each with the titles of its groups', () => {
    const content =
      "describe('a storm', () => {\n  it.each([1])('moves %i sectors', () => {});\n});\ntest('is over', f);\n";
    expect(proseIn('test/unit/a.test.ts', content)).toEqual([
      { kind: 'title', line: 1, text: 'a storm', groups: [] },
      { kind: 'title', line: 2, text: 'moves %i sectors', groups: ['a storm'] },
      { kind: 'title', line: 4, text: 'is over', groups: [] },
    ]);
  });
});

describe('the hard words of a text', () => {
  it('are found in upper and lower case, each once', () => {
    expect(hardWordsIn('Whoever is told of whom it is asks anew, for whom too.')).toEqual([
      'whoever',
      'is told',
      'of whom',
      'anew',
      'whom',
    ]);
  });

  it('are whole words', () => {
    expect(hardWordsIn('The manewal for whole lists untold.')).toEqual([]);
  });
});

describe('the docstring of an exported function', () => {
  const bareIn = (content: string): readonly string[] => bareFunctionsIn('lib/a.ts', content).map(({ name }) => name);

  it('begins with a verb or “Whether”', () => {
    expect(
      bareIn('/** Returns one. */\nexport function a() {}\n/** Whether it is. */\nexport const b = () => 1;\n'),
    ).toEqual([]);
    expect(
      bareIn('/** One. */\nexport function a() {}\n/** `What` it is. */\nexport const b = (() => 1) as F;\n'),
    ).toEqual(['a', 'b']);
  });

  it('is required', () => {
    expect(bareFunctionsIn('lib/a.ts', '// Returns one.\nexport function a() {}\n')).toEqual([
      { line: 2, name: 'a', text: null },
    ]);
  });

  it('may begin otherwise if the function is private, or if the export is no function', () => {
    expect(
      bareIn('/** One. */\nfunction a() {}\n/** Two. */\nexport const b = 2;\nexport type F = () => 1;\n'),
    ).toEqual([]);
  });

  it('is one for all overloads', () => {
    const overloads = 'export function a(b: string): string;\nexport function a(b: number): number;\n';
    expect(bareIn(`/** Returns it. */\n${overloads}`)).toEqual([]);
    expect(bareIn(`/** It. */\n${overloads}`)).toEqual(['a']);
  });
});

describe('a random sample', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);

  it('is the same for the same seed, and differs for another', () => {
    expect(drawn(items, 10, 'a')).toEqual(drawn(items, 10, 'a'));
    expect(drawn(items, 10, 'a')).not.toEqual(drawn(items, 10, 'b'));
  });

  it('contains no item twice', () => {
    expect(new Set(drawn(items, 50, 'a')).size).toBe(50);
    expect(drawn(items, 60, 'a')).toHaveLength(50);
  });
});
