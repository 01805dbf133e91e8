const ban = (name, from, to) => ({ name, severity: 'error', from, to });
const only = (layer, ...below) =>
  ban(
    `${layer}-layer`,
    { path: `^lib/${layer}/` },
    { path: '^lib/', pathNot: `^lib/(${[layer, ...below].join('|')})/` },
  );

/** A feature's words are for its own pages; the shell has its brief, by the door. */
const WORDS_OF_A_FEATURE = '^lib/(?!words/).+/words([.]ts|/.+)$';

module.exports = {
  forbidden: [
    ban('no-cycles', {}, { circular: true }),
    ban('lib-is-pure', { path: '^lib/' }, { pathNot: '^lib/' }),
    only('core'),
    ban('grammars-are-opaque', { pathNot: '^lib/core/' }, { path: '^lib/core/grammar/' }),
    // Contracts hold types alone: what the table says is made from all of them.
    ban('table-layer', { path: '^lib/table/' }, { path: '^lib/', pathNot: '^lib/(table|core)/|/contract[.]ts$' }),
    only('board', 'table', 'core'),
    // What powers are, and which are in force: asked by all who play, below all who play.
    ban(
      'powers-layer',
      { path: '^lib/powers/', pathNot: '^lib/powers/list[.]ts$' },
      { path: '^lib/', pathNot: '^lib/(powers|pieces|board|table|core)/|/(contract|hooks|made)[.]ts$' },
    ),
    // What no feature owns: all features' words stand on it.
    ban(
      'words-layer',
      { path: '^lib/words/' },
      { path: '^lib/', pathNot: '^lib/(words|board|table|core)/|/contract[.]ts$' },
    ),
    // A feature's words know no rule, and no other feature's words.
    ban(
      'words-of-features',
      { path: '^lib/(?!words/)(.+)/(?:brief[.]ts|words[.]ts|words/.+)$' },
      {
        path: '^lib/',
        pathNot: '^lib/(words|board|table|core)/|/contract[.]ts$|^lib/$1/(brief[.]ts|words[.]ts|words/.+)$',
      },
    ),
    // What the shell says is in the first load of screen and desk, which does not grow with all that is said besides.
    ban(
      'briefs-are-light',
      { path: '^lib/(briefs[.]ts|saying/(titles|awaited|offers|checklist|now)[.]ts)$|^lib/(?!words/).+/brief[.]ts$' },
      { path: `^lib/words[.]ts$|${WORDS_OF_A_FEATURE}`, reachable: true },
    ),
    ban(
      'two-lists-of-words',
      { path: '^lib/', pathNot: '^lib/(briefs|words|client)[.]ts$|/(brief[.]ts|words[.]ts|words/.+)$' },
      { path: '^lib/(?!words/).+/(brief[.]ts|words[.]ts|words/.+)$' },
    ),
    ban(
      'saying-layer',
      { path: '^lib/saying/' },
      { path: '^lib/', pathNot: '^lib/(saying|words|board|table|core)/|^lib/(briefs|words)[.]ts$' },
    ),
    ban('contracts-are-types', { path: '^lib/.*/contract([.]ts$|/)' }, { dependencyTypesNot: ['type-only'] }),
    ban(
      'features-do-not-meet',
      { path: '^lib/(phases|activities|factions|cards|modules)/([^/]+)' },
      {
        path: '^lib/(phases|activities|factions|cards|modules|editions|play)/',
        pathNot: '^lib/$1/$2|/(contract|hooks|made|known)[.]ts$|/known/|^lib/play/feature[.]ts$',
      },
    ),
    // A board, discs and circles are values: the engine asks those of its own table, in `ctx`.
    ban(
      'print-is-for-editions',
      { path: '^lib/', pathNot: '^lib/(board|editions)/|^lib/client[.]ts$' },
      { path: '^lib/board/(arrakis|discs)[.]ts$' },
    ),
    // One way to an edition: whoever plays has its values in `ctx`.
    ban(
      'editions-are-assembled',
      { path: '^lib/', pathNot: '^lib/(editions/|play/assemble[.]ts$|client[.]ts$)' },
      { path: '^lib/editions/' },
    ),
    ban(
      'editions-name-by-id',
      { path: '^lib/editions/' },
      { path: '^lib/(phases|activities|factions|cards|modules|play)/' },
    ),
    ban(
      'the-machine-names-no-feature',
      { path: '^lib/play/' },
      { path: '^lib/(phases|activities|factions|cards|modules)/' },
    ),
    ban(
      'one-list',
      { path: '^lib/', pathNot: '^lib/features[.]ts$' },
      { path: '/feature[.]ts$', pathNot: '^lib/play/' },
    ),
    ban(
      'client-door-is-light',
      { path: '^lib/client[.]ts$' },
      {
        pathNot:
          '^lib/(core|table|board|words|saying)/|^lib/editions/offered[.]ts$|/(contract|brief|words)[.]ts$|/words/[^/]+[.]ts$',
      },
    ),
    ban(
      'doors-are-for-outsiders',
      { path: '^lib/', pathNot: '^lib/engine[.]ts$' },
      { path: '^lib/(engine|client)[.]ts$' },
    ),
    ban('server-uses-the-doors', { path: '^server/' }, { path: '^lib/', pathNot: '^lib/(engine|client)[.]ts$' }),
    ban('transport-skips-no-layer', { path: '^server/(trpc|realtime)/' }, { path: '^server/store/' }),
    ban('server-never-imports-app', { path: '^server/' }, { path: '^app/' }),
    ban(
      'app-uses-client-door',
      { path: '^app/' },
      { path: '^lib/', pathNot: `^lib/(client[.]ts$|saying/)|${WORDS_OF_A_FEATURE}` },
    ),
    // All words together come after the first load: not through the door, and a test walks from every page.
    ban('saying-comes-later', { path: '^lib/client[.]ts$' }, { path: '^lib/words[.]ts$', reachable: true }),
    ban('words-for-pages-of-features', { path: '^app/', pathNot: '^app/_features/' }, { path: WORDS_OF_A_FEATURE }),
    ban('app-sees-router-only', { path: '^app/' }, { path: '^server/', pathNot: '^server/trpc/root[.]ts$' }),
    ban('app-sees-its-type-only', { path: '^app/' }, { path: '^server/', dependencyTypesNot: ['type-only'] }),
    // A feature's pages stand alone: what several of them are made of stands in _components. Some speak of others
    // without naming them: of any secret, of whatever stands on the board, or of whatever tells how a battle ended.
    ban(
      'pages-do-not-meet',
      { path: '^app/_features/([^/]+)/' },
      {
        path: '^app/_features/',
        pathNot: '^app/_features/($1|own-turn)/|^app/_features/(asks|secrets|facts)[.]tsx?$',
      },
    ),
    // One turn of shipping and moving is three features, which share what its pages are made of.
    ban(
      'own-turns-are-theirs',
      { path: '^app/_features/(?!(own-turn|ship-and-move|shipment|movement)/)[^/]+/' },
      { path: '^app/_features/own-turn/' },
    ),
    ban('the-shared-names-no-feature', { path: '^app/_(components|connection|device)/' }, { path: '^app/_features/' }),
    ban('the-shell-asks-the-registry', { path: '^app/(?!_)' }, { path: '^app/_features/[^/]+/' }),
    ban('pages-know-no-shell', { path: '^app/_' }, { path: '^app/(?!_)' }),
    ban('tests-stay-in-test', { pathNot: '^test/' }, { path: '^test/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
