import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { removeStaleUploads } from '../api/request/body/clear-bodies.ts'
import type { Config } from '../config/config.ts'
import type { FromProcess, ToProcess } from '../ops/processes/messages.ts'
import { start, type Started } from './start.ts'

/** During a DNS lookup `process.exit` waits for its thread, for ten seconds and more. The signal itself does not. */
const exit = () => {
  if (!process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')) process.exit(0)
  process.removeAllListeners('SIGTERM').kill(process.pid, 'SIGTERM')
}

const closeOnSignal = (product: Started, notice: number) => {
  let isEnding = false
  const end = async (announce: () => void) => {
    if (isEnding) return
    isEnding = true
    announce()
    await pause(notice)
    await product.close()
    exit()
  }
  // A process manager and npm may both send a signal; only the first counts.
  const stop = () => void end(product.announceStop)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  cluster.worker?.on('message', ({ kind }: ToProcess) => kind === 'leave' && void end(product.leave))
}

const signInHint = ({ firstAdmin }: Started): ReadonlyArray<string> => {
  if (firstAdmin === undefined) return []
  const { email, password } = firstAdmin
  if (password === undefined) return [`Sign in as ${email} with the password of ADMIN_PASSWORD.`]
  return [
    `Sign in as ${email} with the password ${password}`,
    'The password is shown only once. Change it after signing in.',
  ]
}

export const serve = async (config: Config): Promise<void> => {
  removeStaleUploads()
  const product = await start({ config })
  closeOnSignal(product, config.stopNotice)
  const { url, warnings } = product
  const lines = [
    `The site is at ${url} and its back office at ${url}/admin`,
    ...signInHint(product),
    ...warnings,
  ]
  if (cluster.worker === undefined) console.log(lines.join('\n'))
  else cluster.worker.send({ kind: 'ready', lines } satisfies FromProcess)
}
