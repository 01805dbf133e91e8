import type { UnionOf } from './contracts.ts';

/** A public fact of the board. The moderator enters or corrects it. */
export type PublicFact = UnionOf<'fact'>;

/** A public fact of one kind. */
export type PublicFactOf<Kind extends PublicFact['kind']> = Extract<PublicFact, { readonly kind: Kind }>;

/** Whether two facts are equal. */
export const sameFact = (a: PublicFact, b: PublicFact): boolean => wordFor(a) === wordFor(b);

const wordFor = (fact: PublicFact): string => JSON.stringify(Object.entries(fact).sort());

/** A secret that its owner declares. The program believes owners. */
export type DeclaredSecret = UnionOf<'secret'>;

/** A declared secret of one kind. */
export type OwnFactOf<Matter extends DeclaredSecret['kind']> = Extract<DeclaredSecret, { readonly kind: Matter }>;
