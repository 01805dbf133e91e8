declare const brand: unique symbol;

/** A primitive that must not be mixed with others of its kind; made only by the checking constructor beside it. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
