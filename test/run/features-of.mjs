/** What runs for a change outside the folders of features: between them these reach most of the machine. */
const FOR_ANY_OTHER_CHANGE = ['battle', 'bidding'];

/** Texts and pictures that no test of a feature reads. */
const IS_PROSE = /\.(md|png|svg)$|^\.git/;

/** The features that these paths belong to, in the order of the alphabet; two fixed ones where a path belongs to none. */
export function featuresOf(paths, names) {
  const found = paths
    .filter((path) => !IS_PROSE.test(path))
    .flatMap((path) => {
      const own = path.split('/').filter((folder) => names.has(folder));
      return own.length > 0 ? own : FOR_ANY_OTHER_CHANGE;
    });
  return [...new Set(found)].sort();
}
