import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { runToEnd } from '../setup/run-to-end.mjs'

/** The folder of the package. */
export const target = 'dist/lib'
const layers = ['domain', 'ports', 'adapters']

/** Files that are packed as they are. */
const assets = {
  LICENSE: 'LICENSE',
  'docs/library.md': 'README.md',
  'src/adapters/sql/accounts/passwords/LICENSE-seclists.txt': 'LICENSE-seclists.txt',
  'src/adapters/pictures/fonts': 'adapters/pictures/fonts',
  'src/ui/design/style/fonts/LICENSE-hanken-grotesk.txt':
    'adapters/pictures/fonts/LICENSE-hanken-grotesk.txt',
  'src/ui/design/style/fonts/LICENSE-markazi-text.txt': 'adapters/pictures/fonts/LICENSE-markazi-text.txt',
  'src/ui/design/style/fonts/LICENSE-newsreader.txt': 'adapters/pictures/fonts/LICENSE-newsreader.txt',
}

/** Packages that only some adapters, or only the contract suites, import. */
const optionalPeers = [
  '@effect/sql-pg',
  '@simplewebauthn/server',
  'aws4fetch',
  'fast-check',
  'imapflow',
  'nodemailer',
  'openid-client',
  'postal-mime',
  'sharp',
  'vitest',
]

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8')

/** A file and all that it imports by a relative path. @param {string} file @param {Set<string>} [seen] */
const withImports = (file, seen = new Set()) => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of read(file).matchAll(/ from '(\.[^']+)'/g))
    withImports(normalize(join(dirname(file), path)), seen)
  return seen
}

/** Suites that run over any adapter; the others are about one database. */
const contracts = () =>
  globSync('tests/contracts/**/*-contract.ts')
    .filter((file) => !read(file).includes(`from '#adapters/`))
    .flatMap((file) => [...withImports(file)])

/** Copies the sources into the package, where they are compiled: the maps then point to what is packed. */
const copySources = () => {
  for (const layer of layers)
    cpSync(`src/${layer}`, `${target}/src/${layer}`, {
      recursive: true,
      filter: (file) => !/\/(fonts|tsconfig\.json|LICENSE[^/]*)$/.test(file),
    })
  for (const file of new Set(contracts())) cpSync(file, file.replace('tests', `${target}/src`))
}

const manifest = () => {
  const root = JSON.parse(read('package.json'))
  const { name, version, license, keywords, repository, homepage, bugs } = root
  const versions = { ...root.devDependencies, ...root.dependencies }
  const rangeOf = (/** @type {string} */ peer) => `^${versions[peer]}`
  return {
    name,
    version,
    description: 'Rules, state machines, ports and adapters of a corporate website and its back office.',
    license,
    keywords,
    repository,
    homepage,
    bugs,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.11' },
    imports: Object.fromEntries(layers.map((layer) => [`#${layer}/*.ts`, `./${layer}/*.js`])),
    exports: JSON.parse(JSON.stringify(root.exports).replaceAll(`./${target}/`, './')),
    peerDependencies: {
      // Effect marks `sql` and `http` as unstable: a minor version may change them.
      effect: rangeOf('effect').replace('^', '~'),
      xstate: rangeOf('xstate'),
      ...Object.fromEntries(optionalPeers.map((peer) => [peer, rangeOf(peer)])),
    },
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((peer) => [peer, { optional: true }])),
  }
}

/** Beside the manifest: the compiler then finds the source of what `imports` names there. */
const compilerOptions = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    module: 'nodenext',
    moduleResolution: 'nodenext',
    rootDir: 'src',
    outDir: '.',
    noEmit: false,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    rewriteRelativeImportExtensions: true,
    types: ['node'],
  },
  include: ['src'],
  exclude: [],
}

/** @param {string} name @param {object} value */
const writeJson = (name, value) => writeFileSync(`${target}/${name}`, `${JSON.stringify(value, null, 2)}\n`)

/** Writes the package that is published: domain, ports, adapters and contract suites. */
export const buildLibrary = async () => {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  copySources()
  writeJson('package.json', manifest())
  writeJson('tsconfig.json', compilerOptions)
  for (const [from, to] of Object.entries(assets)) cpSync(from, `${target}/${to}`, { recursive: true })
  const code = await runToEnd('tsc', ['-p', target])
  rmSync(`${target}/tsconfig.json`)
  if (code !== 0) throw new Error('The library does not compile.')
}
