/**
 * The versions of Node that run Mentat. An old Node must be able to read this file, so the file uses only old syntax.
 * The tests ran on each major version of TESTED.
 */
var OLDEST = [20, 19];
var TESTED = [20, 22, 24];

/**
 * Returns what the host should know about a Node version: `problem` if Mentat cannot run on it, `warning` if it is
 * untested, or neither.
 */
export function judgeNode(version) {
  var parts = version.split('.').map(Number);
  var major = parts[0];
  if (major < OLDEST[0] || (major === OLDEST[0] && parts[1] < OLDEST[1])) {
    return {
      problem:
        'Mentat needs Node ' + OLDEST.join('.') + ' or newer, and this is ' + version + '. Get one from nodejs.org.',
    };
  }
  if (TESTED.indexOf(major) === -1) {
    return {
      warning:
        'Nobody has tested Mentat on Node ' +
        version +
        '. If anything fails, use Node ' +
        TESTED[TESTED.length - 1] +
        '.',
    };
  }
  return {};
}
