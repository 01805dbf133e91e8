/** Writes the server and the thread that opens files into a folder below the project's. */
export function bundleServer(folder: string, mode: 'production' | 'test'): Promise<unknown>;
