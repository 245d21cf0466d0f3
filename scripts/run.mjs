// The entry of every npm script. Until the install is done it must run on Node 20, so everything that it imports at the top is plain JavaScript.
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asksForHelp, helpOf, readWords, UsageError } from '#server/commands/line/command-line.mjs'
import { commands } from './commands.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { refuseWindows } from './setup/windows.mjs'
import { continueOnPinnedNode } from './setup/pinned-node.mjs'
import { readSettings } from './setup/read-settings.mjs'

refuseWindows(process.platform)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
if (command === undefined) {
  const all = Object.entries(commands).map(([each, one]) => helpOf(each, one).replace('\n', '\n    '))
  console.error(`There is no command '${name}'. These are the commands:\n\n${all.join('\n')}`)
  process.exit(1)
}
if (asksForHelp(words)) {
  console.log(helpOf(name, command))
  process.exit(0)
}
try {
  if (command.passesOn !== true) readWords(name, command, words)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exit(1)
}

process.env.PATH = resolve('node_modules/.bin') + delimiter + process.env.PATH
const { program, script = name, env = {}, flags = [], readsSettings = false } = command
await continueOnPinnedNode({ installedJustNow: ensureInstalled(), env, flags })
process.argv.splice(1, 2, fileURLToPath(import.meta.url))
if (readsSettings) readSettings('.env')
if (program === undefined) await import(`./${script}.mjs`)
else await (await import('./setup/built.mjs')).runProgram(program)
