// The entry of every npm script. Until the install is done it must run on Node 20, so everything that it imports at the top is plain JavaScript.
import { readdirSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { help } from './setup/help.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { refuseWindows } from './setup/windows.mjs'
import { continueOnPinnedNode } from './setup/pinned-node.mjs'

refuseWindows(process.platform)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const tasks = readdirSync('scripts')
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.slice(0, -'.mjs'.length))
const task = process.argv[2] ?? ''
if (!tasks.includes(task)) {
  console.error(`Name one of these to run: ${tasks.join(', ')}.`)
  process.exit(1)
}

if (process.argv.slice(3).some((word) => word === '--help' || word === '-h')) {
  console.log(help[task])
  process.exit(0)
}

process.env.PATH = resolve('node_modules/.bin') + delimiter + process.env.PATH
await continueOnPinnedNode({ installedJustNow: ensureInstalled() })
process.argv.splice(1, 2, fileURLToPath(new URL(`${task}.mjs`, import.meta.url)))
await import(`./${task}.mjs`)
