import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { StartupProblem } from './startup-problem.ts';

/** Opens the port and resolves with the port's number. Rejects with a `StartupProblem` for the host. */
export function listen(http: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(problem(error, port, host));
    });
    http.listen({ port, ...(host === null ? {} : { host }) }, () => {
      resolve((http.address() as AddressInfo).port);
    });
  });
}

const NOT_OURS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL'];

function problem(error: NodeJS.ErrnoException, port: number, host: string | null): Error {
  const code = error.code ?? '';
  if (code === 'EADDRINUSE') {
    return new StartupProblem(`Port ${port} is taken by another program; stop it, or choose another port with PORT.`);
  }
  if (code === 'EACCES') {
    return new StartupProblem(`This system does not let Mentat use port ${port}; choose one above 1023 with PORT.`);
  }
  if (host !== null && NOT_OURS.includes(code)) {
    return new StartupProblem(`${host} is not an address of this machine; set HOST to one that is.`);
  }
  return error;
}
