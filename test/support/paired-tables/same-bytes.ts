/**
 * Whether two values have the same JSON text. Most pairs have the same text, and a comparison part by part is several
 * times as fast as a comparison of texts. A part that differs is written as text, and the texts are compared.
 */
export const sameBytes = (one: unknown, other: unknown): boolean =>
  isAlike(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** Whether two objects have the same keys in the same order, with deeply equal values. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areAlike(one, other);
  if (Array.isArray(other)) return false;
  return areAlike(Object.keys(one), Object.keys(other)) && areAlike(Object.values(one), Object.values(other));
}

function areAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (!isAlike(some[at], others[at])) return false;
  return true;
}
