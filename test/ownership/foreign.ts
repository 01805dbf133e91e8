import ts from 'typescript';
import { alternativesIn } from './alternatives.ts';
import { type Home, isWithin, ownersOf } from './names.ts';

/** A use of a name outside the folder that owns it. */
export interface Foreign {
  readonly file: string;
  readonly line: number;
  readonly feature: string;
  readonly name: string;
}

/**
 * Returns every use of another feature's event or question in these files. In the page shell, also returns every read
 * of a view of a phase, a faction or a card, because only its own pages may read it.
 */
export function foreignReferences(
  program: ts.Program,
  root: string,
  homes: readonly Home[],
  files: readonly string[],
): readonly Foreign[] {
  const events = ownersOf(homes, 'events');
  const questions = ownersOf(homes, 'questions');
  const checker = program.getTypeChecker();
  const alternativesTo = alternativesIn(checker);
  const seen = new Map(homes.flatMap((home) => home.seen.map((declared) => [declared, home] as const)));
  return files.flatMap((file) => foreignIn(file));

  function foreignIn(file: string): readonly Foreign[] {
    const source = program.getSourceFile(root + file);
    if (source === undefined) throw new Error(`${file} was not read`);
    return nodesIn(source).flatMap((node) => {
      const name = nameIn(node);
      const home = name === null ? undefined : (ownerOf(node, name) ?? (isShell(file) ? ownerSeen(node) : undefined));
      if (name === null || home === undefined || isWithin(home, file)) return [];
      const { line } = ts.getLineAndCharacterOfPosition(source, node.getStart(source));
      return [{ file, line: line + 1, feature: home.feature, name }];
    });
  }

  /** Returns the feature that owns data of a view, if this node reads such data. */
  function ownerSeen(node: ts.Node): Home | undefined {
    const { parent } = node;
    const read =
      ts.isPropertyAccessExpression(parent) && parent.name === node
        ? checker.getSymbolAtLocation(node)
        : ts.isBindingElement(parent) && ts.isIdentifier(node) && isTaken(parent, node)
          ? checker.getTypeAtLocation(parent.parent).getProperty(node.text)
          : undefined;
    return (read?.declarations ?? []).map((declared) => seen.get(declared)).find((home) => home !== undefined);
  }

  /**
   * Returns the feature that owns this name. The name of an event is unique. A string counts as a question if all
   * possible values at its place are questions.
   */
  function ownerOf(node: ts.Node, name: string): Home | undefined {
    const event = events.get(name);
    if (event !== undefined) return event;
    const question = questions.get(name);
    if (question === undefined) return undefined;
    const others = alternativesTo(node).filter((other) => other !== name);
    return others.length > 0 && others.every((other) => questions.has(other)) ? question : undefined;
  }
}

/** Pages that every feature shares. */
const isShell = (file: string): boolean => file.startsWith('app/') && !file.startsWith('app/_features/');

/** Whether this node names a destructured property. */
const isTaken = ({ propertyName, name, parent }: ts.BindingElement, node: ts.Identifier): boolean =>
  ts.isObjectBindingPattern(parent) && (propertyName ?? name) === node;

function nodesIn(source: ts.SourceFile): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
}

/** The value of a node as a string, or as a key. */
function nameIn(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isIdentifier(node) && isKey(node) ? node.text : null;
}

function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return isTaken(parent, node);
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isObjectLiteralElementLike(parent) || ts.isTypeElement(parent)) &&
    parent.name === node
  );
}
