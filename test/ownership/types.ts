import type ts from 'typescript';

/** The members of a union; a type that is none is its own only member. */
export const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The strings that a type is made of. */
export const literals = (type: ts.Type): readonly string[] =>
  members(type).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
