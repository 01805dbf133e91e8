import { randomBytes } from 'node:crypto';

/** Headers of an answer. */
export type Headers = Readonly<Record<string, string>>;

const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Addresses contain join codes, which other sites need not see.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

export interface Asked {
  /** The host of the request; `null` if it is not ours. */
  readonly host: string | null;
  /** Whether the browser counts the page as secure: it came by https, or from the machine itself. */
  readonly secure: boolean;
  /** Allows what the pages' development server needs. */
  readonly dev: boolean;
}

/** Sent with everything. */
export const securityHeaders = ({ host, secure, dev }: Asked): Headers => ({
  ...ALWAYS,
  // Browsers ignore this header on insecure pages, with a warning on the console.
  ...(secure ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
  'Content-Security-Policy': contentPolicy(host, randomBytes(16).toString('base64'), dev),
});

/**
 * Returns the content policy. Everything comes from this server. An inline script runs only with this answer's `nonce`,
 * which the page framework reads from the policy and writes into the page. Each answer has a new one.
 */
function contentPolicy(host: string | null, nonce: string, dev: boolean): string {
  // Older Safari does not count sockets to the same host as `self`.
  const sockets = host === null ? '' : ` ws://${host} wss://${host}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    // For browsers that do not know the next two directives.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // The pages write positions into style attributes.
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
