import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { commands } from '../../scripts/commands.mjs'
import { parts } from '../../scripts/test/parts.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, one = '']) => one)
const { scripts } = JSON.parse(read('package.json'))

const pages = ['CONTRIBUTING.md', 'SECURITY.md', '.github/pull_request_template.md']
const workflows = globSync('.github/workflows/*.yml')

/** Variables that the server reads. */
const variables = globSync('src/server/config/*config.ts').flatMap((file) =>
  found(read(file), /^ {2}([A-Z][A-Z0-9_]+):/gm),
)

describe('[O37] what a public repository has', () => {
  test('every command and file that its pages and workflows name exists', () => {
    const texts = [...pages, ...workflows].map(read)
    const named = texts.flatMap((text) => found(text, /\bnpm run ([a-z][\w:-]*)/g))
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const links = pages.flatMap((page) =>
      found(read(page), /\]\(([^)#\s]+)(?:#\S+)?\)/g)
        .filter((link) => !/^\w+:/.test(link))
        .map((link) => normalize(join(dirname(page), link))),
    )
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((path) => !existsSync(path))).toEqual([])
  })

  // Seen failing with a configuration of Redocly at another place.
  test('every file that its pages and workflows name outside of links exists', () => {
    const named = [...pages, ...workflows].flatMap((page) => {
      const text = read(page)
      // What a step writes itself.
      const made = found(text, /(?:> |--output )([\w.-]+)/g)
      const files = found(text, /(?<=[\s`])(\.?[\w.-]+(?:\/[\w.-]+)*\.(?:md|mjs|ts|json|ya?ml))(?=[\s`,.])/g)
      const folders = found(text, /(?<=[\s`])((?:\.ci|docs|scripts|src|tests)\/[\w./-]*\w)(?=[\s`,.])/g)
      const dotted = found(text, /node-version-file: (\S+)/g)
      return [...files, ...folders, ...dotted].filter((file) => !made.includes(file))
    })
    expect(new Set(named).size).toBeGreaterThan(4)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  // Seen failing with a part that the suite does not have.
  test('every part of the suite that its pages and workflows run exists', () => {
    const named = [...pages, ...workflows].flatMap((page) =>
      found(read(page), /npm test -- ([a-z ]*[a-z])/g).flatMap((words) => words.split(' ')),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !parts.some((part) => part.name === name))).toEqual([])
  })

  // deploy.test.ts compares the image with the Node of package.json.
  test('.nvmrc, the dev container and the workflows use the Node of the image', () => {
    const [pinned] = found(read('Dockerfile'), /^FROM node:([\d.]+)-/gm)
    expect(read('.nvmrc').trim()).toBe(pinned)
    expect(JSON.parse(read('.devcontainer/devcontainer.json'))).toHaveProperty(
      ['features', 'ghcr.io/devcontainers/features/node:1', 'version'],
      pinned,
    )
    const versions = workflows.flatMap((file) => found(read(file), /node-version[\w-]*: (\S+)/g))
    expect(new Set(versions)).toEqual(new Set(['.nvmrc']))
  })

  test('every action is pinned by a commit, with its version beside it', () => {
    const uses = workflows.flatMap((file) => found(read(file), /uses: (.+)$/gm))
    expect(uses.length).toBeGreaterThan(5)
    expect(uses.filter((use) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([])
  })
})

describe('[O36] a release', () => {
  const release = read('.github/workflows/release.yml')

  test('has the library and an image with their origin and packages', () => {
    expect(release).toMatch(/npm run pack-library/)
    expect(release).toMatch(/npm publish .* --provenance/)
    expect(release).toMatch(/npm sbom --sbom-format cyclonedx --package-lock-only > sbom\.json/)
    expect(release).toMatch(/sbom: true\n +provenance: mode=max/)
    expect(release).toMatch(/platforms: linux\/amd64,linux\/arm64/)
  })

  // npm publishes with provenance only what names the repository of the workflow. Seen failing without it.
  test('has a library that names its repository, as the issue forms do', () => {
    const { repository, homepage, bugs } = JSON.parse(read('package.json'))
    const [address = ''] = found(
      repository?.url ?? '',
      /^git\+(https:\/\/github\.com\/[\w-]+\/[\w-]+)\.git$/g,
    )
    expect([homepage, bugs]).toEqual([`${address}#readme`, `${address}/issues`])
    expect(read('.github/ISSUE_TEMPLATE/config.yml')).toContain(`url: ${address}/security/advisories/new`)
    expect(read('scripts/build/library.mjs')).toMatch(/^    repository,\n    homepage,\n    bugs,$/m)
  })
})

test('[O36] the list of packages of a release has every package of the lockfile', () => {
  // The arguments after `npm` in the workflow.
  const [list = ''] = found(read('.github/workflows/release.yml'), /npm (sbom [^>]+) > sbom\.json/g)
  const { status, stdout } = spawnSync('npm', list.split(' '), {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  expect(status).toBe(0)
  const { components } = JSON.parse(stdout) as { components: ReadonlyArray<{ purl: string }> }
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  const locked = Object.entries<{ version: string; name?: string; link?: true }>(
    JSON.parse(read('package-lock.json')).packages,
  ).flatMap(([path, { version, name = path.replace(/^.*node_modules\//, ''), link }]) =>
    path === '' || link ? [] : [`pkg:npm/${name}@${version}`],
  )
  expect(locked.length).toBeGreaterThan(300)
  expect(locked.filter((purl) => !listed.has(purl))).toEqual([])
})

// Seen failing with a release that says neither.
test('[O32] each release of the changelog says that it rolls or that it restarts', () => {
  const releases = read('CHANGELOG.md').split(/^## /m).slice(1)
  expect(releases.length).toBeGreaterThan(0)
  const silent = releases.filter((text) => !/^\d+\.\d+\.\d+.*\n\n\*(?:Rolls|Restarts)\.\* /.test(text))
  expect(silent.map((text) => text.split('\n')[0])).toEqual([])
})

describe('[O38] settings in a file', () => {
  test('.env.example names every variable of the configuration, and no other', () => {
    const named = found(read('.env.example'), /^# ([A-Z][A-Z0-9_]+)=/gm)
    expect(named.toSorted()).toEqual([...new Set(variables)].toSorted())
  })

  test('a file gives settings that the environment does not have', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sahilan-settings-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, '.env')
    writeFileSync(file, 'PORT=1\nPRODUCT="a group"\n')
    const program = `
      import { readSettings } from './scripts/setup/read-settings.mjs'
      readSettings(${JSON.stringify(file)})
      readSettings(${JSON.stringify(`${file}.missing`)})
      console.log(process.env.PORT, process.env.PRODUCT)`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], PORT: '4000' },
    })
    expect(stdout).toBe('4000 a group\n')
  })

  test('commands that run the product read them, and those that test it do not', () => {
    const reading = Object.entries(commands).filter(([, { readsSettings }]) => readsSettings === true)
    const names = reading.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['start', 'dev', 'admin', 'backup', 'restore']))
    expect(names.filter((name) => /^test|bench|^check$|build|story/.test(name))).toEqual([])
  })
})
