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

/** Ends the process on an old Node with a sentence instead of a syntax error. */
export const refuseOldNode = () => {
  if (!isOldNode()) return
  console.error(
    `Node ${required} or newer is needed and this is ${process.versions.node}: use the npm scripts, which bring their own, or install a newer Node.`,
  )
  process.exit(1)
}

/**
 * Restarts the process on the Node that the lockfile pins, if there is one for this machine, with a command's settings.
 * @param {object} state
 * @param {boolean} state.installedJustNow After an install the running Node may be the one that was just replaced.
 * @param {string[]} state.flags @param {Record<string, string>} state.env
 */
export const continueOnPinnedNode = async ({ installedJustNow, flags, env }) => {
  const pinned = resolve(`node_modules/node-${process.platform}-${process.arch}/bin/node`)
  const isPinned = existsSync(pinned)
  if (!isPinned) refuseOldNode()
  const node = isPinned ? pinned : process.execPath
  const isRight =
    process.execPath === realpathSync(node) &&
    flags.every((flag) => process.execArgv.includes(flag)) &&
    Object.entries(env).every(([name, value]) => process.env[name] === value)
  if (isRight && !(isPinned && installedJustNow)) return
  const options = { env: { ...process.env, ...env } }
  process.exit(await runToEnd(node, [...process.execArgv, ...flags, ...process.argv.slice(1)], options))
}
