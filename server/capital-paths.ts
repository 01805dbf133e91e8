import type { IncomingMessage, ServerResponse } from 'node:http';

/** The address of a table in capitals, as in QR codes. */
const CAPITAL = /^\/T(?=\/)/;

/** Redirects a request for a table in capitals to the usual spelling. Returns whether it did. */
export function redirectsCapitals({ url = '' }: IncomingMessage, res: ServerResponse): boolean {
  if (!CAPITAL.test(url)) return false;
  res.writeHead(308, { Location: url.replace(CAPITAL, '/t'), 'Cache-Control': 'no-store', 'Content-Length': 0 });
  res.end();
  return true;
}
