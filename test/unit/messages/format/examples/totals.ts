/** Records with one example of each member of a union; a new member does not compile without one. */
export type ByCode<Union extends { readonly code: string }> = {
  readonly [Code in Union['code']]: Extract<Union, { readonly code: Code }>;
};

export type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};
