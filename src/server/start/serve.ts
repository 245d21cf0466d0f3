import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { clearBodies } from '../api/request/clear-bodies.ts'
import type { Config } from '../config/config.ts'
import type { FromProcess, ToProcess } from '../ops/processes/messages.ts'
import { start, type Started } from './start.ts'

/** How long a balancer may take to hear from `/readyz` that this server stops. */
const notice = 500

/** Ends by the signal itself while a name is looked up: an exit waits for the system's thread that does it, for ten seconds and more. */
const exit = () => {
  if (!process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')) process.exit(0)
  process.removeAllListeners('SIGTERM').kill(process.pid, 'SIGTERM')
}

const endWhenTold = (product: Started) => {
  let isEnding = false
  const end = async (announce: () => void) => {
    if (isEnding) return
    isEnding = true
    announce()
    await pause(notice)
    await product.close()
    exit()
  }
  // A process manager and npm may both send one; only the first counts.
  const stop = () => void end(product.announceStop)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  cluster.worker?.on('message', ({ kind }: ToProcess) => kind === 'leave' && void end(product.leave))
}

const howToSignIn = ({ firstAdmin }: Started): ReadonlyArray<string> => {
  if (firstAdmin === undefined) return []
  const { email, password } = firstAdmin
  if (password === undefined) return [`Sign in as ${email} with the password of ADMIN_PASSWORD.`]
  return [
    `Sign in as ${email} with the password ${password}`,
    'The password is shown this once; change it after signing in.',
  ]
}

/** Runs the product until a signal, or whoever started it beside others, ends it. */
export const serve = async (config: Config): Promise<void> => {
  clearBodies()
  const product = await start({ config })
  endWhenTold(product)
  const { url, notSafe } = product
  const lines = [
    `The site is at ${url} and its back office at ${url}/admin`,
    ...howToSignIn(product),
    ...notSafe,
  ]
  if (cluster.worker === undefined) console.log(lines.join('\n'))
  else cluster.worker.send({ kind: 'ready', lines } satisfies FromProcess)
}
