import ts from 'typescript';

/** The folders in which every name must belong to the file's feature. */
const FOLDERS = ['lib', 'server', 'app'];

/** A program, with the paths of our own files from the root. */
export interface Sources {
  readonly program: ts.Program;
  readonly files: readonly string[];
}

/**
 * Reads all files of these folders. Without packages and the browser's types the program needs half the time, and no
 * owned name is declared there.
 */
export function readSources(root: string): Sources {
  const read = ts.readConfigFile(`${root}tsconfig.json`, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const found = FOLDERS.flatMap((folder) => ts.sys.readDirectory(root + folder, ['.ts', '.tsx']));
  const lean = { ...options, incremental: false, types: [], lib: ['lib.es2023.d.ts'] };
  const host = ts.createCompilerHost(lean, true);
  host.resolveModuleNameLiterals = (names, from, _redirected, given) =>
    names.map(({ text }) =>
      /^[.#]/.test(text) ? ts.resolveModuleName(text, from, given, host) : { resolvedModule: undefined },
    );
  return { program: ts.createProgram(found, lean, host), files: found.map((file) => file.slice(root.length)) };
}
