import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { runToEnd } from './run-to-end.mjs'

const required = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).engines.node.slice(2)

const isOldNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [requiredMajor, requiredMinor] = required.split('.').map(Number)
  return major < requiredMajor || (major === requiredMajor && minor < requiredMinor)
}

/** Ends a process that an old Node runs, with a sentence instead of a syntax error. */
export const refuseOldNode = () => {
  if (!isOldNode()) return
  console.error(
    `Node ${required} or newer is needed and this is ${process.versions.node}: use the npm scripts, which bring their own, or install a newer Node.`,
  )
  process.exit(1)
}

/**
 * Hands the process over to the Node that the lockfile pins, where there is one for this machine.
 * @param {{ installedJustNow: boolean }} state After an install the running Node may be the one that was just replaced.
 */
export const continueOnPinnedNode = async ({ installedJustNow }) => {
  const pinned = resolve(`node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (!existsSync(pinned)) return refuseOldNode()
  if (!installedJustNow && process.execPath === realpathSync(pinned)) return
  process.exit(await runToEnd(pinned, [...process.execArgv, ...process.argv.slice(1)]))
}
