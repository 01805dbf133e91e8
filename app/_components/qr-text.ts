import { create } from 'qrcode';

/** Returns the modules of a QR code that cameras read from some distance: its size and which modules are dark. */
export const modulesOf = (text: string) => create(text, { errorCorrectionLevel: 'M' }).modules;

/**
 * Returns the text that a QR code carries: a join address in capitals, where that makes the code smaller. Capitals take
 * fewer bits than bytes do, and the server answers both spellings. Any other text stays as it is.
 */
export function textInCode(text: string): string {
  if (!isJoinAddress(text)) return text;
  const capitals = text.toUpperCase();
  return modulesOf(capitals).size < modulesOf(text).size ? capitals : text;
}

/** Whether a text is the address of a table and nothing more: no secret stands in it, and its path may be capital. */
function isJoinAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && /^\/t\/[A-Z0-9]+$/.test(url.pathname) && !/[?#@]/.test(text);
}
