import type { IncomingMessage, ServerResponse } from 'node:http';

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Join codes stand in addresses; no other site needs to hear them.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Sent with everything. `dev` allows what the pages' development server needs. */
export function setSecurityHeaders(req: IncomingMessage, res: ServerResponse, dev: boolean): void {
  for (const [name, value] of Object.entries(ALWAYS)) res.setHeader(name, value);
  res.setHeader('Content-Security-Policy', contentPolicy(req.headers.host ?? '', dev));
}

/** Everything comes from this server. The pages' framework puts its data into inline scripts. */
function contentPolicy(host: string, dev: boolean): string {
  // Older Safari does not count sockets to the same host as `self`.
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
