/**
 * Returns a function that remembers its result for the same arguments. Use it only for functions that depend on nothing
 * but immutable arguments. The first argument is an object; the results are freed together with it.
 */
export function memoize<Args extends readonly [object, ...unknown[]], Said>(
  say: (...args: Args) => Said,
): (...args: Args) => Said {
  const known: Known<Said> = {};
  return (...args) => {
    const place = args.reduce<Known<Said>>(placeOf, known);
    place.said ??= { of: say(...args) };
    return place.said.of;
  };
}

/** The result for these arguments, and the results for longer lists of arguments that begin with them. */
interface Known<Said> {
  said?: { readonly of: Said };
  objects?: WeakMap<object, Known<Said>>;
  others?: Map<unknown, Known<Said>>;
}

function placeOf<Said>(known: Known<Said>, argument: unknown): Known<Said> {
  const places =
    typeof argument === 'object' && argument !== null
      ? (known.objects ??= new WeakMap<object, Known<Said>>())
      : (known.others ??= new Map<unknown, Known<Said>>());
  const place = (places as Map<unknown, Known<Said>>).get(argument);
  if (place !== undefined) return place;
  const fresh: Known<Said> = {};
  (places as Map<unknown, Known<Said>>).set(argument, fresh);
  return fresh;
}
