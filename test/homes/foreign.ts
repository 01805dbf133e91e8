import ts from 'typescript';
import { alternativesIn } from './alternatives.ts';
import { type Home, isWithin, ownersOf } from './names.ts';

/** A name written where it is not at home. */
export interface Foreign {
  readonly file: string;
  readonly line: number;
  readonly feature: string;
  readonly name: string;
}

/** Every event and every question that one of these files names though it is another feature's. */
export function foreignNames(
  program: ts.Program,
  root: string,
  homes: readonly Home[],
  files: readonly string[],
): readonly Foreign[] {
  const events = ownersOf(homes, 'events');
  const questions = ownersOf(homes, 'questions');
  const alternativesTo = alternativesIn(program.getTypeChecker());
  return files.flatMap((file) => foreignIn(file));

  function foreignIn(file: string): readonly Foreign[] {
    const source = program.getSourceFile(root + file);
    if (source === undefined) throw new Error(`${file} was not read`);
    return nodesIn(source).flatMap((node) => {
      const name = nameIn(node);
      const home = name === null ? undefined : ownerOf(node, name);
      if (name === null || home === undefined || isWithin(home, file)) return [];
      const { line } = ts.getLineAndCharacterOfPosition(source, node.getStart(source));
      return [{ file, line: line + 1, feature: home.feature, name }];
    });
  }

  /** No event has the name of anything else. A question may have: it is meant where all that could stand there are. */
  function ownerOf(node: ts.Node, name: string): Home | undefined {
    const event = events.get(name);
    if (event !== undefined) return event;
    const question = questions.get(name);
    if (question === undefined) return undefined;
    const others = alternativesTo(node).filter((other) => other !== name);
    return others.length > 0 && others.every((other) => questions.has(other)) ? question : undefined;
  }
}

function nodesIn(source: ts.SourceFile): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
}

/** What a node says as a string, or as a key. */
function nameIn(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isIdentifier(node) && isKey(node) ? node.text : null;
}

function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isObjectLiteralElementLike(parent) || ts.isTypeElement(parent)) &&
    parent.name === node
  );
}
