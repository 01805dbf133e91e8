/** The features that run for a change outside the folders of features: together they reach most of the kernel. */
const FOR_ANY_OTHER_CHANGE = ['battle', 'bidding'];

/** Texts and pictures that no test of a feature reads. */
const IS_PROSE = /\.(md|png|svg)$|^\.git/;

/**
 * Returns the features of these paths in alphabetical order. For a path without a feature, returns two fixed features.
 */
export function featuresOf(paths, names) {
  const found = paths
    .filter((path) => !IS_PROSE.test(path))
    .flatMap((path) => {
      const own = path.split('/').filter((folder) => names.has(folder));
      return own.length > 0 ? own : FOR_ANY_OTHER_CHANGE;
    });
  return [...new Set(found)].sort();
}
