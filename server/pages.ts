import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { answerMissing, openPageFiles, type SendFile } from './page-files.ts';

/** Answers every request that is not for the API or the sockets. */
export interface Pages {
  readonly handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
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
  return {
    handle: (req, res) => handle(req, res),
    // In development mode the framework makes each file when a page needs it.
    sendFile: config.pages === 'dev' ? (req, res) => handle(req, res) : openPageFiles(process.cwd()),
    close: () => app.close(),
  };
}

function sendNothing(_req: IncomingMessage, res: ServerResponse): Promise<void> {
  answerMissing(res);
  return Promise.resolve();
}

const noPages: Pages = {
  handle: sendNothing,
  sendFile: sendNothing,
  close: () => Promise.resolve(),
};
