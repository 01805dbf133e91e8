import { MAX_VALUES } from './bounds.ts';

/**
 * Whether lists and objects of this JSON lie at most so deep in one another, and hold no more values than a table has.
 * Asked before it is parsed: what is nested a million times, or is a list of millions, costs minutes and gigabytes. What
 * is no JSON at all is for the parser to say.
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

/** The value of this JSON; `undefined` where it is none, or lies too deep. */
export function shallowJson(json: string, deepest: number): unknown {
  try {
    return isShallow(json, deepest) ? (JSON.parse(json) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
