/** A sentence, or a function that makes the sentence from its facts and from helpers. */
export type Message<About, With> = string | ((about: About, given: With) => string);

/** Returns the sentence of a message. */
export const render = <About, With>(say: Message<About, With>, about: About, given: With): string =>
  typeof say === 'string' ? say : say(about, given);

/** The names of the members of a union: their codes if they have one, otherwise their kinds. */
export type Named<Union> = Union extends { readonly code: infer Code extends string }
  ? Code
  : Union extends { readonly kind: infer Kind extends string }
    ? Kind
    : never;

/** A part of a record that is required if the contract has names for it, and is forbidden otherwise. */
export type Needed<Name extends string, Table> = keyof Table extends never
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Table };
