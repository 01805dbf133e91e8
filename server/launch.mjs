/**
 * `npm start`. Any Node that can read modules can read this file, so that one too old to run Mentat still says so;
 * what follows is in `start.mjs`.
 */
var NEEDED = [20, 19];
var version = process.versions.node.split('.').map(Number);

if (version[0] < NEEDED[0] || (version[0] === NEEDED[0] && version[1] < NEEDED[1])) {
  console.error(
    'Mentat needs Node ' +
      NEEDED.join('.') +
      ' or newer, and this is ' +
      process.version +
      '. Get one from nodejs.org.',
  );
  process.exit(1);
} else {
  import('./start.mjs').catch(function (error) {
    console.error(error);
    process.exit(1);
  });
}
