import ts from 'typescript';

/** An exported function whose docstring is missing or does not begin with a verb. */
export interface BareFunction {
  readonly line: number;
  readonly name: string;
  /** The docstring, or `null` if there is none. */
  readonly text: string | null;
}

/**
 * Returns the exported functions of a file whose docstring begins with neither a verb of `VERBS` nor “Whether”. An
 * overloaded function counts once, by its first docstring.
 */
export function bareFunctionsIn(file: string, content: string): readonly BareFunction[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const functions = new Map<string, BareFunction>();
  for (const statement of source.statements) {
    const name = exportedFunction(statement);
    if (name === null || (functions.get(name)?.text ?? null) !== null) continue;
    const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1;
    functions.set(name, { line, name, text: docstringOf(statement) });
  }
  return [...functions.values()].filter(({ text }) => text === null || !BEGINNINGS.has(firstWord(text)));
}

/** Returns the name of the function that a statement exports, or null. */
function exportedFunction(statement: ts.Statement): string | null {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return null;
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'default';
  if (!ts.isVariableStatement(statement)) return null;
  const [declaration] = statement.declarationList.declarations;
  return isFunction(declaration?.initializer) ? (declaration?.name.getText() ?? null) : null;
}

/** Whether a value is a function, also in brackets and with a type behind `as` or `satisfies`. */
function isFunction(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
    return isFunction(value.expression);
  }
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value);
}

/** Returns the docstring before a statement, without its tags; null if there is none. */
function docstringOf(statement: ts.Statement): string | null {
  const last = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1);
  return last === undefined ? null : (ts.getTextOfJSDocComment(last.comment) ?? '').trim();
}

const firstWord = (text: string): string => text.split(/[^\p{L}]/u)[0] ?? '';

/** The verbs with which a docstring may begin. Add a verb if it is the best description of a function. */
const VERBS = `
  Accepts Adds Agrees Answers Applies Asks Begins Builds Checks Clears Closes Continues Covers Creates Deals Draws
  Drops Ends Enters Exchanges Gives Lays Lowers Makes Merges Moves Names Offers Opens Parses Pauses Plays Prepares
  Puts Raises Reads Records Reduces Refuses Removes Reopens Replaces Requires Resets Resumes Returns Seals Sells Sets
  Settles Shuffles Starts Steps Stops Stores Takes Throws Ticks Turns Undoes Updates Withdraws Yields
`;

const BEGINNINGS: ReadonlySet<string> = new Set(['Whether', ...VERBS.trim().split(/\s+/)]);
