import type { Exceptions } from './exceptions.ts';
import type { Foreign } from './foreign.ts';

/** The faults of ownership: names in foreign files, and exceptions that are no longer needed. */
export function troublesWith(found: readonly Foreign[], exceptions: readonly Exceptions[]): readonly string[] {
  const allowed = exceptions.flatMap(({ files }) =>
    Object.entries(files).flatMap(([file, features]) => features.map((feature) => ({ file, feature }))),
  );
  const foreign = found.filter((one) => !allowed.some((pair) => isSame(pair, one)));
  const needless = allowed.filter((pair) => !found.some((one) => isSame(pair, one)));
  return [
    ...foreign.map(({ file, line, name, feature }) => `${file}:${line} names ${name}, which is at home in ${feature}`),
    ...needless.map(({ file, feature }) => `${file} names nothing of ${feature} any more: strike the exception`),
  ];
}

interface Pair {
  readonly file: string;
  readonly feature: string;
}

const isSame = (one: Pair, other: Pair): boolean => one.file === other.file && one.feature === other.feature;
