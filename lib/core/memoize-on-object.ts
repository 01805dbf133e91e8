/**
 * Returns a function that computes a value of an object once and stores it on the object. It works like a `WeakMap`,
 * but uses a private field of the object. The garbage collector frees such a field together with the object; for
 * entries of weak maps it needs an additional pass.
 */
export function memoizeOnObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  // oxlint-disable-next-line mentat/restricted-syntax -- only a class can give an object such a field
  class Kept extends Itself {
    readonly #value: Value;

    constructor(key: Key, value: Value) {
      super(key);
      this.#value = value;
    }

    static of(key: Key): Value {
      return (#value in key ? (key as unknown as Kept) : new Kept(key, make(key))).#value;
    }
  }
  return (key) => Kept.of(key);
}

/** The constructor returns the given object, so the private field is added to that object. */
const Itself = function (it: object) {
  return it;
} as unknown as new (it: object) => object;
