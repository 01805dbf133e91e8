import { MAX_VALUES } from './bounds.ts';

/**
 * Whether this JSON is nested at most this deep and has no more values than a table has. Call this function before
 * parsing: a million levels, or a list of a million values, would cost minutes and gigabytes. The parser reports text
 * that is not JSON.
 */
export function isShallow(json: string, deepest: number): boolean {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) return false;
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') values += 1;
    if (values > MAX_VALUES) return false;
  }
  return true;
}

/** Returns the value of this JSON; `undefined` if it is invalid or too deep. */
export function shallowJson(json: string, deepest: number): unknown {
  try {
    return isShallow(json, deepest) ? (JSON.parse(json) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
