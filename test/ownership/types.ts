import type ts from 'typescript';

/** The members of a union; any other type is its own only member. */
export const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The string values of a type. */
export const literals = (type: ts.Type): readonly string[] =>
  members(type).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
