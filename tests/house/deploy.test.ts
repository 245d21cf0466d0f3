import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '#server/config/limits.ts'
import { serverEntries } from '../../scripts/build/entries.mjs'
import { sources } from '../../scripts/setup/built.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const { optionalDependencies, scripts } = JSON.parse(read('package.json'))
const image = read('Dockerfile')
const compose = read('compose.yaml')
const found = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, one = '']) => one)
const isProgram = (file: string) =>
  Object.keys(serverEntries).some((name) => file === `dist/server/${name}.js`)

test('the image has the Node of package.json, or a newer one of its line', () => {
  const [built = '', run] = found(image, /^FROM node:([\d.]+)-/gm)
  expect(run).toBe(built)
  const [pinned = '', other] = Object.values<string>(optionalDependencies)
  expect(other).toBe(pinned)
  const numbers = (version: string) => version.split('.').map(Number)
  const [[major, minor = 0, patch = 0], [pinnedMajor, pinnedMinor = 0, pinnedPatch = 0]] = [
    numbers(built),
    numbers(pinned),
  ]
  expect(major).toBe(pinnedMajor)
  expect(minor > pinnedMinor || (minor === pinnedMinor && patch >= pinnedPatch)).toBe(true)
})

test('the image runs existing scripts and programs, and not as root', () => {
  const run = found(image, /^RUN npm run (\S+)/gm)
  expect(run).toEqual(['build'])
  expect(run.filter((name) => !(name in scripts))).toEqual([])
  const started = found(image, /^CMD \["node", (?:"--\S+", )*"(.+)"\]$/gm)
  expect(started).toHaveLength(1)
  expect(started.filter((file) => !isProgram(file))).toEqual([])
  expect(found(image, /^USER (.+)$/gm)).toEqual(['node'])
})

// Seen failing without labels, and with the description of before.
test('the image says what it is, as package.json does', () => {
  const { description, license } = JSON.parse(read('package.json'))
  const labels = [...image.matchAll(/\borg\.opencontainers\.image\.(\w+)="([^"]+)"/g)]
  expect(Object.fromEntries(labels.map(([, name, value]) => [name, value]))).toEqual({
    title: 'Sahilan',
    description,
    licenses: license,
  })
})

test('npm start, image, service and bench set the memory of the server alike', () => {
  const settings = /--max-semi-space-size=\d+|MALLOC_MMAP_THRESHOLD_\W+\d+/g
  const settingsOf = (text: string) =>
    [...new Set(text.match(settings))].map((one) => one.replaceAll(/[=:' ]+/g, ' ')).toSorted()
  const started = settingsOf(read('scripts/commands.mjs'))
  expect(started).toHaveLength(2)
  for (const file of ['Dockerfile', 'deploy/sahilan.service', 'bench/support/product.ts'])
    expect(settingsOf(read(file))).toEqual(started)
})

// Seen failing with a package that sharp no longer needs.
test('the image has sharp with its dependencies, and no other package', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    const { dependencies = {} } = packages[`node_modules/${name}`]
    Object.keys(dependencies).forEach(need)
  }
  need('sharp')
  const copied = found(image, /^COPY --from=build \/site\/node_modules\/(\S+) /gm)
  expect(copied.toSorted()).toEqual(
    [...new Set([...needed].map((name) => name.replace(/^(@\w+)\/.*/, '$1')))].toSorted(),
  )
})

test('the image has the sources of a build, and copies existing files', () => {
  const included = found(read('.dockerignore'), /^!(.+)$/gm)
  expect(
    sources.filter((path) => !included.some((one) => path === one || path.startsWith(`${one}/`))),
  ).toEqual([])
  expect(included.filter((path) => !existsSync(path))).toEqual([])
  const copied = found(image, /^COPY --from=build \/site\/((?:src|package|dist).*?) /gm)
  const made = ['dist/client', 'dist/demo', 'dist/server']
  expect(copied.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
  for (const path of made) expect(copied).toContain(path)
})

/** Environment variables that the server reads, from the sources of its configuration. */
const variables = globSync('src/server/config/*config.ts').flatMap((file) =>
  found(read(file), /^ {2}([A-Z][A-Z0-9_]+):/gm),
)

/** Variables that the containers of compose.yaml have. */
const setByCompose = [
  ...found(
    compose.slice(compose.indexOf('x-site:'), compose.indexOf('services:')),
    /^ {4}([A-Z][A-Z0-9_]+):/gm,
  ),
  ...found(image, / ([A-Z_]+)=/g),
]

test('compose.yaml and the service set variables that the server reads', () => {
  expect(variables).toContain('S3_BUCKET')
  const set = [...setByCompose, ...found(read('deploy/sahilan.service'), /[= ]([A-Z_]+)=\//g)].filter(
    (name) => !['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_'].includes(name),
  )
  expect(set.length).toBeGreaterThan(10)
  expect(set.filter((name) => !variables.includes(name))).toEqual([])
})

/** Why compose.yaml leaves a setting out. */
const decidedByCompose = {
  SHARED_DATA: 'servers on PostgreSQL share their data anyway',
  PROCESSES: 'it has two services instead',
  STOP_NOTICE: 'its proxy asks /readyz every 200 ms, for which the default is enough',
  S3_REGION: 'its own store has none',
  S3_SESSION_TOKEN: 'the key of its own store is not temporary',
  API_HOST: 'its site is a back end of its own',
  RATE_LIMIT: 'only load tests switch it off',
  STORYBOOK: 'the image has none',
}

// Seen failing without the settings of the CDN.
test('compose.yaml passes every setting on, except those that it decides itself', () => {
  const left = new Set(variables.filter((name) => !setByCompose.includes(name)))
  expect([...left].toSorted()).toEqual(Object.keys(decidedByCompose).toSorted())
})

// Seen failing: behind a CDN all visitors had its address.
test('the proxy of compose.yaml trusts the CDN that its variables name', () => {
  const caddyfile = read('deploy/Caddyfile')
  const proxy = compose.slice(compose.indexOf('\n  proxy:'), compose.indexOf('\n  database:'))
  expect(found(proxy, /^ {6}([A-Z_]+):/gm).toSorted()).toEqual(
    [...new Set(found(caddyfile, /\{\$([A-Z_]+)/g))].toSorted(),
  )
  expect(caddyfile).toMatch(/trusted_proxies static \{\$TRUSTED_PROXIES\}\n\t\ttrusted_proxies_strict\n/)
  expect(caddyfile).toMatch(/header_up X-Forwarded-For \{client_ip\}\n/)
})

test('what compose.yaml mounts and the service starts exists', () => {
  const mounted = found(compose, /- \.\/(\S+?):/g)
  expect(mounted).toEqual(['deploy/Caddyfile'])
  expect(mounted.filter((path) => !existsSync(path))).toEqual([])
  const [program = ''] = found(read('deploy/sahilan.service'), /^ExecStart=\S+\/node (?:--\S+ )*(\S+)$/gm)
  expect(isProgram(program)).toBe(true)
})

/** Seconds that a stop takes at most after its notice, as the parent of several processes allows. */
const stopTakes = Number(
  found(read('src/server/ops/processes/supervise.ts'), /defaultStopTimeout = (\d+)_000/g)[0],
)

// Seen failing with a grace period of 20 s.
test('[O31] kubernetes.yaml names existing variables, probes and programs', () => {
  const manifest = read('deploy/kubernetes.yaml')
  const set = [
    ...found(manifest, /- \{ name: ([A-Z_]+), value/g),
    ...found(manifest, /\b([A-Z][A-Z0-9]*_[A-Z_0-9]+)\b/g),
  ].filter((name) => name !== 'ALL')
  expect(set.length).toBeGreaterThan(8)
  expect(set.filter((name) => !variables.includes(name))).toEqual([])
  expect(found(manifest, /path: (\S+), port/g)).toEqual(['/readyz', '/readyz', '/healthz'])
  expect(found(manifest, /'(dist\/server\/\S+)'/g).every(isProgram)).toBe(true)
  const [grace] = found(manifest, /terminationGracePeriodSeconds: (\d+)/g)
  const [notice] = found(manifest, /STOP_NOTICE, value: '(\d+)'/g)
  expect(stopTakes).toBeGreaterThan(0)
  expect(Number(grace)).toBeGreaterThan(Number(notice) + stopTakes)
  expect(manifest).toMatch(/runAsNonRoot: true/)
  expect(manifest).toMatch(/readOnlyRootFilesystem: true/)
  expect(manifest).toMatch(/drop: \[ALL\]/)
})

// Seen failing without a timeout, which is 1 s then.
test('[O31] the probes of kubernetes.yaml wait longer than /readyz for the database', () => {
  const [longest] = found(read('src/server/edge/promises/with-timeout.ts'), /defaultTimeout = (\d+)_000/g)
  const probes = found(read('deploy/kubernetes.yaml'), /path: \/readyz, (.*\n.*\n.*)/g)
  const timeouts = probes.flatMap((probe) => found(probe, /timeoutSeconds: (\d+)/g).map(Number))
  expect(Number(longest)).toBeGreaterThan(0)
  expect(timeouts.filter((timeout) => timeout > Number(longest))).toHaveLength(2)
})

// Seen failing with two minutes.
test('[O31] kubernetes.yaml lets a start wait for the upgrade of the database', () => {
  const [minutes] = found(read('src/adapters/sql/client/retry-until-free.ts'), /during\('(\d+) minutes'\)/g)
  const [probe = ''] = found(read('deploy/kubernetes.yaml'), /startupProbe:\n((?: {12}.*\n)+)/g)
  const numberOf = (name: string) => Number(found(probe, new RegExp(`${name}: (\\d+)`, 'g'))[0])
  expect(Number(minutes)).toBeGreaterThan(0)
  expect(numberOf('periodSeconds') * numberOf('failureThreshold')).toBeGreaterThan(Number(minutes) * 60)
})

test('[O31] the service and the containers give a stop its time', () => {
  const seconds = [
    ...found(read('deploy/sahilan.service'), /TimeoutStopSec=(\d+)s/g),
    ...found(compose, /stop_grace_period: (\d+)s/g),
  ]
  expect(seconds).toHaveLength(2)
  expect(seconds.filter((each) => Number(each) <= 0.5 + stopTakes)).toEqual([])
})

// Seen failing with two builds, of which one fails where Docker stores images in containerd.
test('compose.yaml builds its image once', () => {
  expect(found(compose, /^ +(build|pull_policy): /gm)).toEqual(['build', 'pull_policy'])
})

// Seen failing at the socket, where the server that only prepares the data responds.
test('compose.yaml waits for the PostgreSQL that the servers reach', () => {
  expect(compose).toMatch(/'pg_isready', '--host=127\.0\.0\.1'/)
})

// Seen failing with images without a version.
test('each image of compose.yaml has a version', () => {
  const images = found(compose, /^ +image: (\S+)$/gm).filter((name) => name !== 'sahilan')
  expect(images.length).toBeGreaterThan(2)
  expect(images.filter((name) => !/:[^/]*\d[^/]*$/.test(name))).toEqual([])
})

// Seen failing with PostgreSQL 15.
test('the upgrade page says how to move the data to the PostgreSQL of compose.yaml', () => {
  const [major] = found(compose, /image: postgres:(\d+)-/g)
  expect(found(read('docs/operations/upgrade.md'), /`compose\.yaml` has PostgreSQL (\d+)/g)).toEqual([major])
})

// Seen failing with the store of before.
test('[O33] the examples name no MinIO, and the lockfile has no s3rver', () => {
  const examples = ['compose.yaml', 'README.md', '.env.example', ...globSync('{deploy,docs/operations}/*')]
  expect(examples.length).toBeGreaterThan(20)
  expect(examples.filter((file) => /minio/i.test(read(file)))).toEqual([])
  const { packages } = JSON.parse(read('package-lock.json'))
  expect(packages).toHaveProperty(['node_modules/aws4fetch'])
  expect(Object.keys(packages).filter((path) => path.endsWith('/s3rver'))).toEqual([])
})

// Seen failing with megabytes of 1,000 kilobytes.
test('the proxies allow larger bodies than the site, which then explains its limit', () => {
  const nginx = ['deploy/nginx.conf', 'deploy/nginx-cache.conf'].flatMap((file) =>
    found(read(file), /^ {4}client_max_body_size (\d+)m;/gm),
  )
  expect(nginx).toHaveLength(3)
  const [caddy] = found(read('deploy/Caddyfile'), /max_size (\d+)MiB$/gm)
  for (const megabytes of [...nginx, caddy])
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(limits.postedBytes)
})
