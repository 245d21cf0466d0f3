import { readWords } from '#server/commands/line/command-line.mjs'
import { gates, passes } from './check/gates.mjs'
import { testCommand } from './commands.mjs'
import { ensureBuilt } from './setup/built.mjs'
import { ensureChromium, howToGetChromium } from './test/chromium.mjs'
import { ensureFirefox } from './test/firefox.mjs'
import { ensureHaproxy, howToGetHaproxy } from './test/haproxy.mjs'
import { ensureNginx, howToGetNginx } from './test/nginx.mjs'
import { parts } from './test/parts.mjs'
import { ensurePostgres, howToGetPostgres } from './test/postgres.mjs'
import { runParts } from './test/run-parts.mjs'
import { lineOf, nothing, sum } from './test/tally.mjs'
import { ensureWebkit } from './test/webkit.mjs'

const names = [...Object.keys(gates), ...parts.map(({ name }) => name)]
const { values, operands: named } = readWords('test', testCommand, process.argv.slice(2))
const isAccepting = values.accept === true
const unknown = named.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: name some of ${names.join(', ')}, or none for all.`)
  process.exit(1)
}
const isWanted = (/** @type {string} */ name) => named.length === 0 || named.includes(name)

/** @type {import('./test/tally.mjs').Tally[]} */
const tallies = []
/** @param {string} name @param {boolean} isPassed */
const countOne = (name, isPassed) =>
  tallies.push(isPassed ? { ...nothing(), passed: 1 } : { ...nothing(), failed: [name] })

for (const gate of Object.keys(gates).filter(isWanted)) countOne(gate, await passes(gate))

const isFull = process.env['TEST_FULL'] !== undefined
let wanted = parts.filter(({ name, full }) => isWanted(name) && (!full || isFull || named.includes(name)))

if (wanted.some(({ needs }) => needs.includes('build'))) {
  const isBuilt = await ensureBuilt()
  countOne('build', isBuilt)
  if (!isBuilt)
    wanted = leaveOut('build', (name) => countOne(`${name}: not run, because the build failed`, false))
}

if (wanted.some(({ needs }) => needs.includes('browser'))) {
  const chromium = ensureChromium()
  if (chromium !== undefined) process.env['CHROME_PATH'] = chromium
  else skip('browser', `it needs Chromium: ${howToGetChromium}`)
}

// Their tests skip themselves without them.
if (isWanted('server') && ensureHaproxy() === undefined && process.env['CI'])
  countOne(`server: it needs HAProxy: ${howToGetHaproxy}`, false)
if (isWanted('server') && ensureNginx() === undefined && process.env['CI'])
  countOne(`server: it needs nginx: ${howToGetNginx}`, false)

// Their tests fail without them.
if (isFull && isWanted('e2e')) {
  ensureFirefox()
  ensureWebkit()
}

if (process.env['CHROME_PATH'] !== '/usr/bin/chromium-headless-shell')
  skip(
    'headless-shell',
    'its pictures were taken with the chromium-headless-shell of Debian; other browsers draw letters differently',
  )

if (wanted.some(({ needs }) => needs.includes('postgres'))) {
  const postgres = ensurePostgres()
  if (postgres !== undefined) process.env['POSTGRES_BIN'] = postgres
  else skip('postgres', `it needs PostgreSQL: ${howToGetPostgres}`)
}

/** In CI a part that does not run is a failure. @param {import('./test/parts.mjs').Need} need @param {string} reason */
function skip(need, reason) {
  wanted = leaveOut(need, (name) => {
    if (process.env['CI']) countOne(`${name}: ${reason}`, false)
    else tallies.push({ ...nothing(), skipped: [{ name, reason }] })
  })
}

/** @param {import('./test/parts.mjs').Need} need @param {(name: string) => void} report */
function leaveOut(need, report) {
  for (const { name, needs } of wanted) if (needs.includes(need)) report(name)
  return wanted.filter(({ needs }) => !needs.includes(need))
}

// Parts without a browser share one process; each part with a browser gets both cores.
const alone = wanted.filter(({ needs }) => needs.includes('browser')).map(({ name }) => [name])
const together = wanted.filter(({ needs }) => !needs.includes('browser')).map(({ name }) => name)
for (const group of [together, ...alone])
  if (group.length > 0) tallies.push(...(await runParts(group, { isAccepting })))

const total = sum(tallies)
for (const { name, reason } of total.skipped) console.log(`skipped: ${name}: ${reason}`)
for (const name of total.retried) console.log(`passed at the second try: ${name}`)
for (const name of total.failed) console.log(`failed: ${name}`)
console.log(lineOf(total))
process.exitCode = total.failed.length === 0 ? 0 : 1
