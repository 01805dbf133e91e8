/**
 * A lint plugin with one rule, `restricted-syntax`: the linter reports each node that one of the given selectors
 * matches, with the message that stands next to the selector. Oxlint has no such rule of its own.
 */
const restrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

export default { meta: { name: 'mentat' }, rules: { 'restricted-syntax': restrictedSyntax } };
