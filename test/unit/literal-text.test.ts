import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../literal-text/find.ts';

const textsIn = (content: string): readonly string[] => sentencesIn('app/page.tsx', content).map(({ text }) => text);

describe('the check for sentences in components', () => {
  it.each([
    ['between tags', 'const a = <p>The storm\n  gathers</p>;', 'The storm gathers'],
    ['in a property', 'const a = <Field label="Your half" />;', 'Your half'],
    ['in a string', "const a = isOpen ? 'It is open.' : b;", 'It is open.'],
    ['with a hole', 'const a = `Show ${name}`;', 'Show □'],
    ['that begins with a hole', 'const a = `${name} sealed a plan.`;', '□ sealed a plan.'],
    ['as a question', "const a = 'sure?';", 'sure?'],
  ])('finds a sentence %s', (_where, content, text) => {
    expect(textsIn(content)).toEqual([text]);
  });

  it.each([
    ['a class', 'const a = <p className="Wide box">{b}</p>;'],
    ['two classes', 'const a = `${styles.wide} ${styles.box}`;'],
    ['a path', 'const a = <path d="M 0 0 L 10 10 Zz" />;'],
    ['a path with holes', 'const a = `M${x} ${y}L${z} 0`;'],
    ['a module', "import { a } from './A file of ours.ts';"],
    ['a type', "type A = 'Some type.';"],
    ['a mistake of ours', "throw new Error('No such card.');"],
    ['one word', 'const a = <button>Done</button>;'],
  ])('ignores %s', (_what, content) => {
    expect(textsIn(content)).toEqual([]);
  });

  it('reports the line', () => {
    expect(sentencesIn('app/page.tsx', 'const a =\n  <p>The storm gathers.</p>;')).toEqual([
      { line: 2, text: 'The storm gathers.' },
    ]);
  });
});
