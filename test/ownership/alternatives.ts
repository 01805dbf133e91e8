import ts from 'typescript';
import { literals, members } from './types.ts';

/** Returns the other possible values at the place of a string or a key, by its type; none if the type gives none. */
export function alternativesIn(checker: ts.TypeChecker): (node: ts.Node) => readonly string[] {
  return (node) => {
    const { parent } = node;
    if (ts.isLiteralTypeNode(parent)) return inType(parent);
    if (ts.isObjectLiteralElementLike(parent) && parent.name === node) return keysOf(contextOf(parent.parent));
    if (ts.isPropertyAssignment(parent)) return valuesOf(contextOf(parent.parent), parent.name.getText());
    if (ts.isElementAccessExpression(parent)) return keysOf(checker.getTypeAtLocation(parent.expression));
    if (ts.isPropertyAccessExpression(parent)) return keysOf(checker.getTypeAtLocation(parent.expression));
    const other = otherSide(node);
    return stringsOf(other === null ? contextOf(node) : checker.getTypeAtLocation(other));
  };

  function contextOf(node: ts.Node): ts.Type | undefined {
    return ts.isExpression(node) ? checker.getContextualType(node) : undefined;
  }

  function stringsOf(type: ts.Type | undefined): readonly string[] {
    return type === undefined ? [] : literals(checker.getBaseConstraintOfType(type) ?? type);
  }

  function keysOf(type: ts.Type | undefined): readonly string[] {
    return type === undefined ? [] : members(type).flatMap((one) => one.getProperties().map(({ name }) => name));
  }

  /** Returns all possible values of a property, over all members of a union. */
  function valuesOf(type: ts.Type | undefined, property: string): readonly string[] {
    if (type === undefined) return [];
    const properties = members(type).flatMap((one) => one.getProperty(property) ?? []);
    return properties.flatMap((symbol) => literals(checker.getTypeOfSymbol(symbol)));
  }

  /** `PromptOf<'x'>`, `Prompts['x']`, `Extract<Prompt, { kind: 'x' }>`, `'x' | 'y'`. */
  function inType(node: ts.LiteralTypeNode): readonly string[] {
    const { parent } = node;
    if (ts.isTypeReferenceNode(parent)) return argumentsLike(parent, node);
    if (ts.isIndexedAccessTypeNode(parent)) return keysOf(checker.getTypeFromTypeNode(parent.objectType));
    if (ts.isUnionTypeNode(parent)) {
      const allowed = ts.isTypeReferenceNode(parent.parent) ? argumentsLike(parent.parent, parent) : [];
      return allowed.length > 0 ? allowed : literals(checker.getTypeFromTypeNode(parent));
    }
    const described = parent.parent;
    if (!ts.isPropertySignature(parent) || !ts.isTypeReferenceNode(described.parent)) return [];
    const [from] = described.parent.typeArguments ?? [];
    if (from === undefined || from === described) return [];
    return valuesOf(checker.getTypeFromTypeNode(from), parent.name.getText());
  }

  /** The possible values of a type argument: the constraint of its declaration, or the preceding argument. */
  function argumentsLike(reference: ts.TypeReferenceNode, argument: ts.TypeNode): readonly string[] {
    const at = reference.typeArguments?.indexOf(argument) ?? -1;
    const constraint = parametersOf(reference)[at]?.constraint;
    if (constraint !== undefined) return stringsOf(checker.getTypeFromTypeNode(constraint));
    const [from] = reference.typeArguments ?? [];
    return at < 1 || from === undefined ? [] : stringsOf(checker.getTypeFromTypeNode(from));
  }

  function parametersOf({ typeName }: ts.TypeReferenceNode): readonly ts.TypeParameterDeclaration[] {
    const named = checker.getSymbolAtLocation(typeName);
    const isAlias = named !== undefined && (named.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(named) : named;
    return (symbol?.declarations ?? []).flatMap((one) =>
      ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) ? (one.typeParameters ?? []) : [],
    );
  }
}

/** Returns the other side of a comparison, or the value of a switch. */
function otherSide(node: ts.Node): ts.Expression | null {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent)) return null;
  return parent.left === node ? parent.right : parent.left;
}
