import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { StartupProblem } from './startup-problem.ts';

/** Opens the port and resolves with its number; rejects with a `StartupProblem` in words for the host. */
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

function problem(error: NodeJS.ErrnoException, port: number, host: string | null): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupProblem(`Port ${port} is taken by another program; stop it, or choose another port with PORT.`);
    case 'EACCES':
      return new StartupProblem(`This system does not let Mentat use port ${port}; choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EINVAL':
      return new StartupProblem(`${host ?? 'The address'} is not an address of this machine; set HOST to one that is.`);
    default:
      return error;
  }
}
