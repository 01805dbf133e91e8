import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { answerMissing, openPageFiles, type SendFile } from './page-files.ts';
import { builtPages, openRenderedPages, type SendPage } from './rendered-pages.ts';

/** Answers every request that is not for the API or the sockets. */
export interface Pages {
  /** Answers with the page framework. */
  readonly handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Answers the requests for whole pages. The framework renders each page once. */
  readonly sendPage: SendPage;
  /** Answers the requests for files, without the page framework. */
  readonly sendFile: SendFile;
  readonly close: () => Promise<void>;
}

/** Opens the pages, built or in development mode, or none for tests of the server alone. */
export async function openPages(config: Config, http: Server): Promise<Pages> {
  if (config.pages === 'off') return noPages;
  // The import is inside the function because the framework takes a second to load, and server tests do not need it.
  const { default: next } = await import('next');
  const app = next({ dev: config.pages === 'dev', dir: process.cwd(), httpServer: http });
  await app.prepare();
  const handle = app.getRequestHandler();
  const root = process.cwd();
  const render = (req: IncomingMessage, res: ServerResponse) => handle(req, res);
  const renderOrBreak = (req: IncomingMessage, res: ServerResponse) => {
    render(req, res).catch(() => {
      res.destroy();
    });
  };
  return {
    handle: render,
    // In development mode the framework makes each page and each file when it is needed.
    ...(config.pages === 'dev'
      ? { sendPage: render, sendFile: render }
      : { sendPage: openRenderedPages(builtPages(root), renderOrBreak), sendFile: openPageFiles(root) }),
    close: () => app.close(),
  };
}

function sendNothing(_req: IncomingMessage, res: ServerResponse): Promise<void> {
  answerMissing(res);
  return Promise.resolve();
}

const noPages: Pages = {
  handle: sendNothing,
  sendPage: sendNothing,
  sendFile: sendNothing,
  close: () => Promise.resolve(),
};
