import ts from 'typescript';

/** A piece of prose in a source file, with the line on which it starts. */
export interface Prose {
  readonly kind: 'comment' | 'message' | 'title';
  readonly line: number;
  readonly text: string;
  /** The titles of the groups in which a test title stands; empty for everything else. */
  readonly groups: readonly string[];
}

/** Returns the comments, messages and test titles of a file, in the order of the file. */
export function proseIn(file: string, content: string): readonly Prose[] {
  if (file.endsWith('.css')) return cssComments(content);
  const source = ts.createSourceFile(file, content, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const strings = isMessagesFile(file) ? messagesIn(source) : titlesIn(source);
  return [...commentsIn(source), ...strings].sort((a, b) => a.line - b.line);
}

/** Whether the strings of a file are texts for players. */
const isMessagesFile = (file: string): boolean =>
  /(^|\/)(messages|labels)[.]ts$|-messages[.]ts$|^lib\/(.+\/)?messages\/.+[.]ts$/.test(file);

/** Returns all comments. Line comments that follow each other without code between them make one piece. */
function commentsIn(source: ts.SourceFile): readonly Prose[] {
  const pieces: { readonly line: number; readonly text: string; readonly end: number | null }[] = [];
  for (const { kind, pos, end } of commentRanges(source)) {
    const raw = source.text.slice(pos, end);
    if (MACHINE_COMMENT.test(raw)) continue;
    const line = lineAt(source, pos);
    const last = pieces.at(-1);
    const isBlock = kind === ts.SyntaxKind.MultiLineCommentTrivia;
    const standsAlone = source.text.slice(source.text.lastIndexOf('\n', pos) + 1, pos).trim() === '';
    if (!isBlock && standsAlone && last?.end === line - 1) {
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${bare(raw)}`, end: line };
    } else {
      pieces.push({ line, text: bare(raw), end: isBlock || !standsAlone ? null : line });
    }
  }
  return pieces.flatMap(({ line, text }) =>
    isSentence(text) ? [{ kind: 'comment' as const, line, text, groups: [] }] : [],
  );
}

/** Returns the ranges of all comments by position: comments before a token, and comments after it on the same line. */
function commentRanges(source: ts.SourceFile): readonly ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>();
  const keep = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const range of ranges ?? []) found.set(range.pos, range);
  };
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    children.forEach(visit);
    if (children.length > 0 || node.kind === ts.SyntaxKind.JsxText) return;
    keep(ts.getLeadingCommentRanges(source.text, node.pos));
    keep(ts.getTrailingCommentRanges(source.text, node.end));
  };
  visit(source);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}

/** Returns the strings of a messages file that players read. */
function messagesIn(source: ts.SourceFile): readonly Prose[] {
  const found: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = stringOf(source, node);
    if (text !== null && isSentence(text))
      found.push({ kind: 'message', line: lineAt(source, node.getStart(source)), text, groups: [] });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the titles of tests and of groups of tests, also behind `.each(…)`. */
function titlesIn(source: ts.SourceFile): readonly Prose[] {
  const found: Prose[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = titleOf(source, node);
    if (title !== null) {
      found.push({ kind: 'title', line: lineAt(source, node.getStart(source)), text: title.text, groups });
    }
    const inner = title?.isGroup === true ? [...groups, title.text] : groups;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return found;
}

/** Returns the title that a call gives to a test or to a group of tests, or null. */
function titleOf(source: ts.SourceFile, node: ts.Node): { readonly text: string; readonly isGroup: boolean } | null {
  if (!ts.isCallExpression(node)) return null;
  const [, name] = TEST_CALL.exec(node.expression.getText(source)) ?? [];
  const [first] = node.arguments;
  const text = name === undefined || first === undefined ? null : stringOf(source, first);
  return text === null ? null : { text, isGroup: name === 'describe' };
}

/** Returns the text of a string or a template, with the source of each placeholder in braces; null for other nodes. */
function stringOf(source: ts.SourceFile, node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return inOneLine(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ expression, literal }) => `{${expression.getText(source)}}${literal.text}`);
  return inOneLine(node.head.text + spans.join(''));
}

/** Returns the comments of a style sheet. */
function cssComments(content: string): readonly Prose[] {
  return [...content.matchAll(/\/\*[^]*?\*\//g)].flatMap(({ 0: raw, index }) => {
    const text = bare(raw);
    const line = content.slice(0, index).split('\n').length;
    return isSentence(text) ? [{ kind: 'comment' as const, line, text, groups: [] }] : [];
  });
}

const TEST_CALL = /^(describe|it|test)(?:[.](?:each|for|skip|only|concurrent|sequential|runIf|skipIf)\b|$)/;

/** Comments that tools read. */
const MACHINE_COMMENT = /^\/[/*]+\s*(@ts-|eslint|oxlint|prettier|v8 |#__PURE__|@vitest|\/ <reference)/;

/** Whether a text has at least two words. */
const isSentence = (text: string): boolean => /\p{L}{2}.*\s.*\p{L}{2}/u.test(text);

/** Returns the text of a comment without its marks. */
const bare = (comment: string): string =>
  inOneLine(comment.replace(/^\/\*+|\*+\/$/g, '').replaceAll(/^\s*(\/\/|\*)/gm, ' '));

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const lineAt = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1;
