import type { IncomingMessage, ServerResponse } from 'node:http';

/** The address of a table as QR codes carry it: in capitals. */
const CAPITAL = /^\/T(?=\/)/;

/** Sends a browser that asks for a table in capitals to the usual spelling. Returns whether it did. */
export function redirectsCapitals({ url = '' }: IncomingMessage, res: ServerResponse): boolean {
  if (!CAPITAL.test(url)) return false;
  res.writeHead(308, { Location: url.replace(CAPITAL, '/t'), 'Cache-Control': 'no-store', 'Content-Length': 0 });
  res.end();
  return true;
}
