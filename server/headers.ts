import { randomBytes } from 'node:crypto';

/** Headers of an answer. */
export type Headers = Readonly<Record<string, string>>;

const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Join codes stand in addresses; no other site needs to hear them.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

export interface Asked {
  /** What the answer is asked of; `null` when that is no host of ours. */
  readonly host: string | null;
  /** Whether the browser counts it as secure: by https, or on the machine itself. */
  readonly secure: boolean;
  /** Allows what the pages' development server needs. */
  readonly dev: boolean;
}

/** Sent with everything. */
export const securityHeaders = ({ host, secure, dev }: Asked): Headers => ({
  ...ALWAYS,
  // Elsewhere browsers do not heed it, and say so on their console.
  ...(secure ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
  'Content-Security-Policy': contentPolicy(host, randomBytes(16).toString('base64'), dev),
});

/**
 * Everything comes from this server. Of scripts within a page those run that carry this answer's own word (`nonce`): the
 * framework reads it from the policy and writes it into the pages it makes, each time anew.
 */
function contentPolicy(host: string | null, nonce: string, dev: boolean): string {
  // Older Safari does not count sockets to the same host as `self`.
  const sockets = host === null ? '' : ` ws://${host} wss://${host}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    // For browsers that do not know the next two.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // Where things stand on a page is written at them.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    `connect-src 'self'${sockets}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
