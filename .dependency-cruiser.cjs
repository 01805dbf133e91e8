const ban = (name, from, to) => ({ name, severity: 'error', from, to });
const only = (layer, ...below) =>
  ban(
    `${layer}-layer`,
    { path: `^lib/${layer}/` },
    { path: '^lib/', pathNot: `^lib/(${[layer, ...below].join('|')})/` },
  );

/**
 * The layers of `lib`, lowest first. A file may use values of its own layer and of lower ones; types are free. The lists
 * of all features, powers, labels and messages stand in no layer: they name everything. Identities are data for all.
 */
const LAYERS = [
  ['core', '^lib/core/'],
  ['model', '^lib/model/'],
  ['board', '^lib/board/'],
  ['editions', '^lib/editions/'],
  ['messages', '^lib/messages/(?!format/)'],
  // What the kernel publishes for powers, pieces and features.
  ['kernel-interface', '^lib/kernel/(feature|handlers|events|windows/events)[.]ts$'],
  ['powers', '^lib/powers/(?!list[.]ts$)'],
  ['pieces', '^lib/pieces/'],
  ['kernel', '^lib/kernel/(?!(feature|handlers|events|windows/events)[.]ts$)'],
  ['features', '^lib/features/'],
  ['factions-cards-modules', '^lib/(factions|cards|modules)/'],
];
/** Values that are still used upwards: files of the lower layer, and what they use. */
const STILL_UPWARD = {
  // A card that pays the leading bid is played nowhere else.
  pieces: ['^lib/pieces/playing[.]ts$', '^lib/features/bidding/api[.]ts$'],
  // An open Truthtrance holds a battle up, and ends the undo of a step.
  features: ['^lib/features/(battle/advance|ship-and-move/undo)[.]ts$', '^lib/cards/truthtrance/api[.]ts$'],
};
const IDENTITIES = '/(identity|identities)[.]ts$';
const alternatives = (paths) => paths.join('|');
const upward = LAYERS.slice(0, -1).flatMap(([name, path], at) => {
  const above = alternatives(LAYERS.slice(at + 1).map(([, higher]) => higher));
  const values = { dependencyTypesNot: ['type-only'] };
  const [user, used] = STILL_UPWARD[name] ?? [];
  return [
    ban(
      `${name}-uses-nothing-above`,
      { path, ...(user === undefined ? {} : { pathNot: user }) },
      { path: above, pathNot: IDENTITIES, ...values },
    ),
    ...(user === undefined
      ? []
      : [
          ban(
            `${name}-uses-nothing-else-above`,
            { path: user },
            { path: above, pathNot: alternatives([IDENTITIES, used]), ...values },
          ),
        ]),
  ];
});

/** The messages of a feature are for its own pages. The shell has its labels, through `client.ts`. */
const MESSAGES_OF_A_FEATURE = '^lib/(?!messages/).+/messages([.]ts|/.+)$';

module.exports = {
  forbidden: [
    ban('no-cycles', {}, { circular: true }),
    ...upward,
    ban('lib-is-pure', { path: '^lib/' }, { pathNot: '^lib/' }),
    only('core'),
    ban('grammars-are-opaque', { pathNot: '^lib/core/' }, { path: '^lib/core/grammar/' }),
    // Contracts hold types alone: what the table says is made from all of them. Identities hold names and numbers alone.
    ban(
      'model-layer',
      { path: '^lib/model/' },
      { path: '^lib/', pathNot: '^lib/(model|core)/|/contract[.]ts$|/identities[.]ts$' },
    ),
    ban(
      'identities-are-data',
      { path: '/(identity|identities)[.]ts$', pathNot: '^lib/model/' },
      { pathNot: '/identity[.]ts$' },
    ),
    only('board', 'model', 'core'),
    // What powers are, and which are in force: asked by all who play, below all who play.
    ban(
      'powers-layer',
      { path: '^lib/powers/', pathNot: '^lib/powers/list[.]ts$' },
      { path: '^lib/', pathNot: '^lib/(powers|pieces|board|model|core)/|/(contract|steps|events)[.]ts$' },
    ),
    // Text that no feature owns. The messages of all features use it.
    ban(
      'messages-layer',
      { path: '^lib/messages/(?!format/)' },
      { path: '^lib/', pathNot: '^lib/(messages|board|model|core)/|/contract[.]ts$' },
    ),
    // The messages of a feature know no rule, and no messages of another feature.
    ban(
      'messages-of-features',
      { path: '^lib/(?!messages/)(.+)/(?:labels[.]ts|messages[.]ts|messages/.+)$' },
      {
        path: '^lib/',
        pathNot: '^lib/(messages|board|model|core)/|/contract[.]ts$|^lib/$1/(labels[.]ts|messages[.]ts|messages/.+)$',
      },
    ),
    // The labels are in the first load of screen and desk. They must not pull in the messages.
    ban(
      'labels-are-light',
      {
        path: '^lib/(labels[.]ts|messages/format/(titles|awaited|offers|checklist|now)[.]ts)$|^lib/(?!messages/).+/labels[.]ts$',
      },
      { path: `^lib/messages[.]ts$|${MESSAGES_OF_A_FEATURE}`, reachable: true },
    ),
    ban(
      'two-lists-of-messages',
      { path: '^lib/', pathNot: '^lib/(labels|messages|client)[.]ts$|/(labels[.]ts|messages[.]ts|messages/.+)$' },
      { path: '^lib/(?!messages/).+/(labels[.]ts|messages[.]ts|messages/.+)$' },
    ),
    ban(
      'format-layer',
      { path: '^lib/messages/format/' },
      { path: '^lib/', pathNot: '^lib/(messages|board|model|core)/|^lib/(labels|messages)[.]ts$' },
    ),
    ban('contracts-are-types', { path: '^lib/.*/contract([.]ts$|/)' }, { dependencyTypesNot: ['type-only'] }),
    ban(
      'features-do-not-meet',
      { path: '^lib/(features|factions|cards|modules)/([^/]+)' },
      {
        path: '^lib/(features|factions|cards|modules|editions|kernel)/',
        pathNot: '^lib/$1/$2|/(contract|steps|events|api|identity)[.]ts$|/api/|^lib/kernel/feature[.]ts$',
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
      { path: '^lib/', pathNot: '^lib/(editions/|kernel/assemble[.]ts$|client[.]ts$)' },
      { path: '^lib/editions/' },
    ),
    ban('editions-name-by-id', { path: '^lib/editions/' }, { path: '^lib/(features|factions|cards|modules|kernel)/' }),
    ban('the-kernel-names-no-feature', { path: '^lib/kernel/' }, { path: '^lib/(features|factions|cards|modules)/' }),
    ban(
      'one-list',
      { path: '^lib/', pathNot: '^lib/features[.]ts$' },
      { path: '/feature[.]ts$', pathNot: '^lib/kernel/' },
    ),
    ban(
      'client-door-is-light',
      { path: '^lib/client[.]ts$' },
      {
        pathNot:
          '^lib/(core|model|board|messages)/|^lib/editions/offered[.]ts$|/(contract|labels|messages)[.]ts$|/messages/[^/]+[.]ts$',
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
      { path: '^lib/', pathNot: `^lib/(client[.]ts$|messages/format/)|${MESSAGES_OF_A_FEATURE}` },
    ),
    // The messages of all features load after the first page: not through `client.ts`. A test checks every page.
    ban('messages-come-later', { path: '^lib/client[.]ts$' }, { path: '^lib/messages[.]ts$', reachable: true }),
    ban(
      'messages-for-pages-of-features',
      { path: '^app/', pathNot: '^app/_features/' },
      { path: MESSAGES_OF_A_FEATURE },
    ),
    ban('app-sees-router-only', { path: '^app/' }, { path: '^server/', pathNot: '^server/trpc/root[.]ts$' }),
    ban('app-sees-its-type-only', { path: '^app/' }, { path: '^server/', dependencyTypesNot: ['type-only'] }),
    // A feature's pages stand alone: what several of them are made of stands in _components.
    ban(
      'pages-do-not-meet',
      { path: '^app/_features/([^/]+)/' },
      { path: '^app/_features/', pathNot: '^app/_features/($1|turn-planner)/' },
    ),
    ban(
      'one-list-of-features-with-pages',
      { path: '^app/', pathNot: '^app/_features/(features[.]ts$|[^/]+/)' },
      { path: '^app/_features/[^/]+/feature[.]ts$' },
    ),
    // A bundle loads as one: its parts are reached by its own list.
    ...['asking', 'phone', 'screen', 'desk'].map((bundle) =>
      ban(
        `one-list-of-${bundle}`,
        { path: '^app/', pathNot: `^app/_features/(${bundle}|tried)[.]tsx?$` },
        { path: `^app/_features/[^/]+/${bundle}[.]tsx$` },
      ),
    ),
    // One turn of shipping and moving is three features, which share what its pages are made of.
    ban(
      'own-turns-are-theirs',
      { path: '^app/_features/(?!(turn-planner|ship-and-move|shipment|movement)/)[^/]+/' },
      { path: '^app/_features/turn-planner/' },
    ),
    ban('the-shared-names-no-feature', { path: '^app/_(components|connection|browser)/' }, { path: '^app/_features/' }),
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
