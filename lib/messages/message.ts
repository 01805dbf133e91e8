/** A sentence, or what makes it of what it is about and of what is at hand where it is said. */
export type Message<About, With> = string | ((about: About, given: With) => string);

/** The sentence itself. */
export const render = <About, With>(say: Message<About, With>, about: About, given: With): string =>
  typeof say === 'string' ? say : say(about, given);

/** What the members of a union are called: by their code where they have one, else by their kind. */
export type Named<Union> = Union extends { readonly code: infer Code extends string }
  ? Code
  : Union extends { readonly kind: infer Kind extends string }
    ? Kind
    : never;

/** A part that must be there where the contract has names for it, and only there. */
export type Needed<Name extends string, Table> = keyof Table extends never
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Table };
