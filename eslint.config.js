import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const SOURCES = ['**/*.{ts,tsx}'];
const PLAIN_JAVASCRIPT = ['**/*.{js,cjs,mjs}'];

/** What the pure engine never touches: chance, time and the process come in with the command. */
const NOTHING_ARRIVES_BY_ITSELF = [
  'Date',
  'process',
  'console',
  'setTimeout',
  'setInterval',
  'fetch',
  'crypto',
  'performance',
  'window',
  'document',
].map((name) => ({ name, message: 'The engine is given its chance and its clock times; nothing arrives by itself.' }));

const NO_CLASSES_OR_ENUMS = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` tuple and the union derived from it.' },
  { selector: 'ClassDeclaration, ClassExpression', message: 'Use plain readonly data and functions.' },
  { selector: 'TSModuleDeclaration', message: 'Use modules, not namespaces.' },
];

const NO_THROW = {
  selector: 'ThrowStatement',
  message: 'A refusal is a value; for our own bugs use `must` or `assertNever` of lib/core.',
};

const BY_THE_LANGUAGE = 'The language knows: `byCount`, `listed` and `inRow` of lib/words/numbers.ts.';

/** Plurals and lists as English alone has them. */
const NO_GRAMMAR_BY_HAND = [
  {
    selector: "ConditionalExpression[test.operator=/^[!=]==$/][test.right.value=1][consequent.raw=/^'/]",
    message: BY_THE_LANGUAGE,
  },
  {
    selector: "ConditionalExpression[test.operator=/^[!=]==$/][test.right.value=1][consequent.type='TemplateLiteral']",
    message: BY_THE_LANGUAGE,
  },
  {
    selector: "CallExpression[callee.property.name='join'][arguments.0.value=/^(, | and | or )$/]",
    message: BY_THE_LANGUAGE,
  },
];

export default defineConfig(
  globalIgnores(['.next/', '.build/', 'node_modules/', 'data/', 'coverage/', 'next-env.d.ts', 'public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: SOURCES,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: PLAIN_JAVASCRIPT,
    languageOptions: { globals: { console: 'readonly', process: 'readonly', module: 'writable', require: 'readonly' } },
  },
  {
    files: ['lib/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...NOTHING_ARRIVES_BY_ITSELF],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Use the given `random`.' }],
      'no-restricted-syntax': ['error', ...NO_CLASSES_OR_ENUMS, ...NO_GRAMMAR_BY_HAND, NO_THROW],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    // Core holds the two places that throw; a brand's checking constructor throws on data no door should let in.
    files: ['lib/core/**/*.ts', 'lib/table/board.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_CLASSES_OR_ENUMS, ...NO_GRAMMAR_BY_HAND] },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Pages pass async functions to event handlers; React calls them and nobody awaits the answer.
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-syntax': ['error', ...NO_GRAMMAR_BY_HAND],
    },
  },
);
