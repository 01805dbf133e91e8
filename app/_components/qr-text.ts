import { create } from 'qrcode';

/** Returns the modules of a QR code that cameras read from some distance: its size and which modules are dark. */
export const modulesOf = (text: string) => create(text, { errorCorrectionLevel: 'M' }).modules;

/**
 * Returns the text of a QR code: a join address in capitals if that makes the code smaller. Capitals take fewer bits
 * than other characters, and the server accepts both spellings. Any other text does not change.
 */
export function textInCode(text: string): string {
  if (!isJoinAddress(text)) return text;
  const capitals = text.toUpperCase();
  return modulesOf(capitals).size < modulesOf(text).size ? capitals : text;
}

/** Whether a text is only the address of a table: it contains no secret, and its path also works in capitals. */
function isJoinAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && /^\/t\/[A-Z0-9]+$/.test(url.pathname) && !/[?#@]/.test(text);
}
