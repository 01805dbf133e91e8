const OPENING = [0x5b, 0x7b]; // [ {
const CLOSING = [0x5d, 0x7d]; // ] }
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether brackets in this text are nested deeper than `most`. The function reads the text once and does not parse it.
 */
export function isDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(json, at);
    else if (OPENING.includes(sign)) {
      depth += 1;
      if (depth > most) return true;
    } else if (CLOSING.includes(sign)) depth -= 1;
  }
  return false;
}

/** Returns the end of the string that begins here. It skips long strings quickly. */
function endOfString(json: string, from: number): number {
  let at = json.indexOf('"', from + 1);
  while (at !== -1 && isEscaped(json, at)) at = json.indexOf('"', at + 1);
  return at === -1 ? json.length : at;
}

function isEscaped(json: string, quote: number): boolean {
  let at = quote;
  while (json.charCodeAt(at - 1) === BACKSLASH) at -= 1;
  return (quote - at) % 2 === 1;
}
