import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { consumerFiles, examples, exportingAll, peers, required, types } from './consumer.ts'
import { plant, runIn } from '../lint/plant.ts'

const run = promisify(execFile)

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Packs the library in a clone of this repository, with the packages that are installed here. */
const packClone = async () => {
  const clone = join(newFolder(), 'clone')
  await run('git', ['clone', '--quiet', resolve('.'), clone])
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
  await run('npm', ['run', 'pack-library'], { cwd: clone })
  const [archive = ''] = globSync(`${clone}/sahilan-*.tgz`)
  return { clone, archive }
}

const packed = async (name: string, folders: string) => {
  const folder = mkdtempSync(join(folders, 'archive-'))
  const args = ['pack', '--ignore-scripts', '--pack-destination', folder, resolve('node_modules', name)]
  await run('npm', args, { maxBuffer: 1e9 })
  const [archive = ''] = globSync(`${folder}/*.tgz`)
  return readFileSync(archive)
}

/** What a registry would respond: a package of node_modules, or the list of its only version. */
const responseTo = async (origin: string, path: string, folders: string) => {
  const [name = '', archive] = path.slice(1).split('/-/')
  const file = `node_modules/${name}/package.json`
  if (!existsSync(file)) return undefined
  if (archive !== undefined) return packed(name, folders)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const only = { ...manifest, dist: { tarball: `${origin}/${name}/-/archive.tgz` } }
  const { version } = manifest
  return JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: only } })
}

/** A registry on this machine that has the packages of node_modules. */
const startRegistry = async () => {
  const folders = newFolder()
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`
    void responseTo(origin, decodeURIComponent(request.url ?? ''), folders).then((body) =>
      body === undefined ? response.writeHead(404).end() : response.end(body),
    )
  })
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Packages with all that they depend on, by the lockfile. */
const withDependencies = (names: ReadonlyArray<string>) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const all = new Set<string>()
  const add = (name: string) => {
    if (all.has(name)) return
    all.add(name)
    Object.keys(packages[`node_modules/${name}`].dependencies ?? {}).forEach(add)
  }
  names.forEach(add)
  return [...all]
}

const installed = (root: string) =>
  globSync('node_modules/{*,@*/*}/package.json', { cwd: root }).map((file) =>
    file.slice('node_modules/'.length, -'/package.json'.length),
  )

test('[O1] [O2] a packed clone installs alone, with types for every compiler', async ({ annotate }) => {
  const { clone, archive } = await packClone()
  const files = globSync('dist/lib/**', { cwd: clone, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(clone, 'dist/lib/').length))
  const { stdout } = await run('tar', ['-tzf', archive], { maxBuffer: 1e9 })
  expect(
    stdout
      .trim()
      .split('\n')
      .map((name) => name.slice('package/'.length))
      .toSorted(),
  ).toEqual(files.toSorted())

  const root = plant({ ...consumerFiles, ...examples(), 'all.ts': exportingAll(clone) })
  const registry = await startRegistry()
  const install = (...args: ReadonlyArray<string>) =>
    run('npm', ['install', '--no-audit', '--no-fund', '--fetch-retries=0', '--cache', newFolder(), ...args], {
      cwd: root,
    })
  await install('--registry', registry, archive)
  expect(installed(root).toSorted()).toEqual(['sahilan', ...withDependencies(required)].toSorted())

  for (const name of [...peers, ...types].filter((peer) => !required.includes(peer))) {
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  }
  const older = newFolder()
  const isOffline = await run('npm', ['install', '--prefix', older, 'typescript@5.9']).then(
    () => false,
    () => true,
  )
  if (isOffline) await annotate('TypeScript 5.9 was not tried: there is no registry')
  for (const compiler of ['tsc', ...(isOffline ? [] : [join(older, 'node_modules/.bin/tsc')])])
    for (const resolution of ['nodenext', 'bundler'])
      expect(runIn(root, compiler, ['-p', `tsconfig.${resolution}.json`])).toEqual({ code: 0, output: '' })
}, 300_000)
