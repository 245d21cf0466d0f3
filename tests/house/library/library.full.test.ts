import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { parseSync } from 'oxc-parser'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { rm } from 'node:fs/promises'
import { buildLibrary } from '../../../scripts/build/library.mjs'
import { libraryOf } from '../../../.storybook/code/library.ts'
import { launchProduct } from '../../e2e/support/launch-product.ts'
import { newFolder } from '../../e2e/support/new-folder.ts'
import { examples, exportingAll, peers, plantConsumer, publicModules, required, types } from './consumer.ts'
import { runIn } from '../lint/plant.ts'

beforeAll(buildLibrary, 180_000)

const manifest = () => JSON.parse(readFileSync('dist/lib/package.json', 'utf8'))
const packageOf = (address: string) => /^(?:@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? ''

describe('the manifest', () => {
  test('has the required and optional peers that the modules import, and no dependency', () => {
    const imported = globSync('dist/lib/{domain,ports,adapters,contracts}/**/*.js').flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const { staticImports, dynamicImports } = parseSync(file, source).module
      return [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
      ]
    })
    const packages = new Set(
      imported.filter((address) => !/^[.#]/.test(address) && !isBuiltin(address)).map(packageOf),
    )
    expect([...packages].toSorted()).toEqual(peers.toSorted())
    const { dependencies, peerDependencies, peerDependenciesMeta } = manifest()
    expect(dependencies).toBeUndefined()
    expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(peers))
    const optional = Object.keys(peerDependenciesMeta)
    expect(Object.keys(peerDependencies).filter((name) => !optional.includes(name))).toEqual(required)
    expect(peerDependencies.effect).toMatch(/^~/)
  })

  test('opens no condition of its own and no root entry', () => {
    const { exports } = manifest()
    expect(Object.keys(exports)).not.toContain('.')
    expect(JSON.stringify(exports)).not.toMatch(/src|sahilan-source/)
  })
})

test('every module has a declaration, its source and maps to it', () => {
  const modules = publicModules().map((name) => name.replace('sahilan', 'dist/lib'))
  expect(modules.length).toBeGreaterThan(300)
  const sourceOf = (file: string) => file.replace('dist/lib', 'dist/lib/src')
  const lacking = modules.filter(
    (file) =>
      ![`${file}.d.ts`, `${file}.d.ts.map`, `${file}.js.map`, `${sourceOf(file)}.ts`].every(existsSync),
  )
  expect(lacking).toEqual([])
  const [map = ''] = globSync('dist/lib/domain/access/guard.d.ts.map')
  expect(JSON.parse(readFileSync(map, 'utf8')).sources).toEqual(['../../src/domain/access/guard.ts'])
})

test('typefaces and licences are packed', () => {
  const packed = globSync('dist/lib/**/{LICENSE*,*.ttf,*.txt,README.md}').map((file) =>
    file.slice('dist/lib/'.length),
  )
  expect(packed).toEqual(expect.arrayContaining(['LICENSE', 'LICENSE-seclists.txt', 'README.md']))
  expect(packed.filter((file) => file.endsWith('.ttf'))).toHaveLength(5)
  expect(packed.filter((file) => /fonts\/LICENSE/.test(file))).toHaveLength(3)
})

/** A Node 20 of this machine, which the library supports and the product does not. */
const node20 = () => {
  const places = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  return places
    .map((folder) => `${folder}/node`)
    .find((node) => String(spawnSync(node, ['--version']).stdout).startsWith('v20.'))
}

const importing = (modules: ReadonlyArray<string>) => modules.map((name) => `import '${name}'`).join('\n')
/** Suites are imported by Vitest alone. */
const outsideOfTests = () => publicModules().filter((name) => !name.startsWith('sahilan/contracts/'))

test('[O2] every public module imports on Node 24', () => {
  const root = plantConsumer({ 'all.mjs': importing(outsideOfTests()) }, peers)
  expect(runIn(root, process.execPath, ['all.mjs'])).toEqual({ code: 0, output: '' })
})

test('[O2] every public module outside of adapters/sql imports on Node 20', ({ skip }) => {
  const node = node20() ?? skip('there is no Node 20 on the PATH')
  const modules = outsideOfTests().filter((name) => !name.startsWith('sahilan/adapters/sql/'))
  const root = plantConsumer({ 'all.mjs': importing(modules) }, peers)
  expect(runIn(root, node, ['all.mjs'])).toEqual({ code: 0, output: '' })
})

test('[O2] closed modules cannot be imported', () => {
  const closed = [
    'sahilan',
    'sahilan/adapters/sql/rows/tables',
    'sahilan/adapters/sql/migrations/0047-baseline',
    'sahilan/adapters/imap/mail-worker',
    'sahilan/adapters/pictures/picture-worker',
  ]
  const program = closed.map((name) => `await import('${name}').catch(({ code }) => console.log(code))`)
  const root = plantConsumer({ 'closed.mjs': program.join('\n') }, peers)
  expect(runIn(root, process.execPath, ['closed.mjs']).output.trim().split('\n')).toEqual(
    closed.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'),
  )
})

// `npm run test:full` adds `bundler` and an older compiler, in packed-library.full.test.ts.
test('[O2] all types hold for nodenext without skipLibCheck', () => {
  const root = plantConsumer({ 'all.ts': exportingAll(), ...examples() }, [...peers, ...types])
  expect(runIn(root, 'tsc', ['-p', 'tsconfig.nodenext.json'])).toEqual({ code: 0, output: '' })
})

const isTest = (name: string) => name.endsWith('.test.ts')

/** What the comments behind `console.log` say that it prints. */
const promised = (text: string) =>
  [...text.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, line]) => line)

test('[O4] the examples of docs/library.md print what they say', async () => {
  const programs = Object.entries(examples()).filter(([name]) => !isTest(name))
  expect(programs.map(([name]) => name)).toEqual(['rules.ts', 'list.ts', 'promises.ts'])
  const dataDir = await newFolder()
  const product = await launchProduct(dataDir, {})
  onTestFinished(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const root = plantConsumer(examples(), required)
  const printed = programs.map(([name]) => [
    name,
    runIn(root, process.execPath, [name], { HOST: product.url }).output.trimEnd().split('\n'),
  ])
  expect(printed).toEqual(programs.map(([name, text]) => [name, promised(text)]))
})

const vitestIn = (files: Record<string, string>) => {
  const root = plantConsumer(files, peers)
  return runIn(root, 'vitest', ['run', '--reporter=verbose'], { NO_COLOR: '1' })
}

test('[O3] an own adapter passes a contract suite, a faulty one fails', () => {
  const { 'adapter.test.ts': adapter = '', 'memory.test.ts': memory = '' } = examples()
  const right = vitestIn({ 'adapter.test.ts': adapter, 'memory.test.ts': memory })
  expect(right.output).toMatch(/Tests +8 passed/)
  expect(right.code).toBe(0)
  const wrong = vitestIn({ 'adapter.test.ts': adapter.replace('key.startsWith(prefix)', 'true') })
  expect(wrong.output).toMatch(/FAIL .*lists the keys/)
  expect(wrong.output).toMatch(/Tests +1 failed \| 6 passed/)
  expect(wrong.code).toBe(1)
})

test('[O4] the Library page has the signature of every export', () => {
  const page = libraryOf('.').map(({ name, offers }) => [name, offers.map((offer) => offer.name)] as const)
  const exported = publicModules()
    // Beside the suites are their parts.
    .filter((name) => !name.startsWith('sahilan/contracts/') || name.endsWith('-contract'))
    .map((name) => {
      const file = `${name.replace('sahilan', 'dist/lib/src')}.ts`
      const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
      const names = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.exportName.name))
      return [name, names] as const
    })
  expect(Object.fromEntries(page)).toEqual(Object.fromEntries(exported))
  const [guard] = libraryOf('.').flatMap(({ offers }) => offers.filter(({ name }) => name === 'guard'))
  expect(guard?.signature).toMatch(/^const guard = \(user: .*\): GuardResult$/)
})
