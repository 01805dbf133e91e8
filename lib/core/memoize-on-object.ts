/**
 * The same function, which makes something of an object once and keeps it there for as long as the object lives: like a
 * `WeakMap`, but as a field of the object itself that nobody else can see. The collector of garbage follows a field as
 * it goes; what only a weak map holds it follows last, while everything stands still.
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

/** What is made with it is the object that it was given: fields are added to that. */
const Itself = function (it: object) {
  return it;
} as unknown as new (it: object) => object;
