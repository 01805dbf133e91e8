import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT, runToEnd, startServer, temporaryFolder } from './processes.ts';
import type { PageFigures, PagesReport } from './report.ts';

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');

/** The addresses of pages by the route's name; `code` is the code of an open table. */
const addressesOf = (code: string): Readonly<Record<string, string>> => ({
  '/': '/',
  '/new': '/new',
  '/t/[code]': `/t/${code}`,
  '/t/[code]/seat': `/t/${code}/seat`,
  '/t/[code]/screen': `/t/${code}/screen`,
  '/t/[code]/moderate': `/t/${code}/moderate`,
  '/rules': '/rules',
});

/** The size of the first scripts of each page, compared with an empty page of the same framework. */
export async function benchPages(origin: string, code: string): Promise<Omit<PagesReport, 'wire'>> {
  const bare = await barePage();
  const pages: Record<string, PageFigures & { readonly aboveBare: number }> = {};
  for (const [route, path] of Object.entries(addressesOf(code))) {
    const figures = await scriptsOf(origin, path);
    pages[route] = { ...figures, aboveBare: figures.gzipBytes - bare.gzipBytes };
  }
  return { bare, pages };
}

/** Everything that the page's HTML makes a browser load, except the files for old browsers. */
async function scriptsOf(origin: string, path: string): Promise<PageFigures> {
  const html = await textOf(`${origin}${path}`);
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/gi)].map(([tag]) => tag);
  const addresses = tags.flatMap((tag) => scriptAddress(tag) ?? []).map((address) => new URL(address, origin).href);
  const bodies = await Promise.all([...new Set(addresses)].map(textOf));
  return { scripts: bodies.length, gzipBytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) };
}

function scriptAddress(tag: string): string | null {
  if (/\bnomodule\b/i.test(tag)) return null;
  if (/^<script/i.test(tag)) return attribute(tag, 'src');
  const isScript = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script';
  return isScript ? attribute(tag, 'href') : null;
}

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return answer.text();
}

/**
 * Builds an empty page inside the project, so that the page finds the same packages. The page is deleted afterwards.
 */
async function barePage(): Promise<PageFigures> {
  const cwd = temporaryFolder(join(ROOT, '.build'));
  for (const [path, text] of Object.entries(bareApp())) writeFileSync(join(cwd, path), text);
  mkdirSync(join(cwd, 'app'));
  writeFileSync(join(cwd, 'app/layout.jsx'), BARE_LAYOUT);
  writeFileSync(join(cwd, 'app/page.jsx'), BARE_PAGE);
  const env = { NODE_ENV: 'production' };
  await runToEnd({ args: [NEXT, 'build'], cwd, env });
  const server = await startServer({ args: [NEXT, 'start', '--port', '0', '--hostname', '127.0.0.1'], cwd, env });
  try {
    return await scriptsOf(server.origin, '/');
  } finally {
    await server.stop();
  }
}

function bareApp(): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const { next, react, 'react-dom': reactDom } = dependencies;
  return {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { next, react, 'react-dom': reactDom },
    }),
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
  };
}

const BARE_LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
const BARE_PAGE = `export default function Page() {
  return <h1>Bare</h1>;
}
`;
