import { defineConfig, type OxlintOverride } from 'oxlint'
import { kinds, layers, type Layer } from './tests/support/boundaries/layers.ts'

const parentsOf = (name: string) =>
  name.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

/** Closes everything, then opens what a layer may import, folder by folder as these patterns want it. */
const only = ({ at, imports, packages }: Layer): NonNullable<OxlintOverride['rules']> => {
  const addresses = imports.map((name) => (name.includes('/') ? `#${name}` : `#${name}/*`))
  const open = [...addresses, ...packages].flatMap((name) => [
    ...parentsOf(name),
    ...(name.startsWith('#') ? [`${name}.ts`, `${name}.tsx`, `${name}/**`] : []),
    ...(name.endsWith('*') ? [`${name}/**`] : []),
  ])
  const group = ['*', ...['./**', '../**', ...open].map((name) => `!${name}`)]
  return {
    'no-restricted-imports': ['error', { patterns: [{ group, message: `${at} must not import it.` }] }],
  }
}

const layerRules = layers
  .toSorted((a, b) => a.at.length - b.at.length)
  .flatMap((layer) => [
    { files: [`src/${layer.at}/**`, `src/${layer.at}.{ts,tsx}`], rules: only(layer) },
    ...kinds.map((kind) => ({
      files: [`src/${layer.at}/**/*${kind.ending}`],
      rules: only({
        at: layer.at,
        imports: [...layer.imports, ...kind.imports],
        packages: [...layer.packages, ...kind.packages],
      }),
    })),
  ])

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true },
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    // The compiler knows better: JSX without React in scope, and functions that end without a value.
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    // Effect's `_tag`.
    'no-underscore-dangle': 'off',
    // A role on a neutral element is right where no element has it, and style sheets are imported for their effect.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-unassigned-import': 'off',
    // Contract suites and Effect's own `it` declare tests in ways that these rules do not see.
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    // The methods of a service know no `this`, so they may be taken out of it.
    'typescript/unbound-method': 'off',
    // Says the same as `exhaustive-deps`.
    'react/exhaustive-effect-dependencies': 'off',
    // A small function may stand where it is used.
    'unicorn/consistent-function-scoping': 'off',
    // XState's `setup` takes its types as `{} as T`.
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    {
      files: ['*.config.ts', '.storybook/**', '**/*.stories.tsx', 'scripts/test/tally-reporter.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
    // Tests write answers of unknown shape into addresses and titles.
    { files: ['tests/**'], rules: { 'typescript/restrict-template-expressions': 'off' } },
    { files: ['src/ui/**'], rules: { 'react/rules-of-hooks': 'error' } },
    ...layerRules,
  ],
})
