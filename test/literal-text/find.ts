import ts from 'typescript';

/** A sentence outside a messages file. */
export interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** Every sentence in a page's own file: text between its tags, and strings. */
export function sentencesIn(file: string, content: string): readonly Sentence[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (isForMachines(node)) return;
    const text = textOf(node);
    if (text !== null && isSentence(text)) {
      const { line } = ts.getLineAndCharacterOfPosition(source, node.getStart(source));
      found.push({ line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Replaces the placeholders of a sentence. */
const HOLE = '□';

/** Whether a text looks like a sentence: it has a capital and more than one word, or a full stop at its end. */
const isSentence = (text: string): boolean =>
  /^[“‘(]?(\p{Lu}[\p{L}’]+|A|I)[,:;]? .*(\p{L}{2}|□)/u.test(text) || /(\p{L}{2}|□)[)”’]?[.?!…]$/u.test(text);

/** The visible text of a node, with single blanks. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return inOneLine(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  return inOneLine(node.head.text + node.templateSpans.map(({ literal }) => `${HOLE}${literal.text}`).join(''));
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Names of classes, modules and types, and messages of internal errors. */
function isForMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return MACHINE_ATTRIBUTES.has(node.name.getText());
  return ts.isNewExpression(node) && node.expression.getText().endsWith('Error');
}

const MACHINE_ATTRIBUTES: ReadonlySet<string> = new Set(['className', 'd', 'href', 'style', 'transform', 'viewBox']);
