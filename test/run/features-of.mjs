/** The features that run for a change outside the folders of features: together they reach most of the kernel. */
const FOR_ANY_OTHER_CHANGE = ['battle', 'bidding'];

/** Texts and pictures that no test of a feature reads. */
const IS_PROSE = /\.(md|png|svg)$|^\.git/;

/** The features of these paths, in alphabetical order; two fixed ones for a path without a feature. */
export function featuresOf(paths, names) {
  const found = paths
    .filter((path) => !IS_PROSE.test(path))
    .flatMap((path) => {
      const own = path.split('/').filter((folder) => names.has(folder));
      return own.length > 0 ? own : FOR_ANY_OTHER_CHANGE;
    });
  return [...new Set(found)].sort();
}
