declare const brand: unique symbol;

/**
 * A primitive type that must not be mixed with others. Only the checking constructor next to the type makes such
 * values.
 */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
