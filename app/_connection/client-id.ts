/** An id for a command: 128 bits in hex. Works on plain http, where `crypto.randomUUID` is missing. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
