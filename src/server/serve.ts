import { setTimeout as pause } from 'node:timers/promises'
import { clearBodies } from './api/clear-bodies.ts'
import { start, type Started } from './start.ts'
import { StartRefused } from './start-refused.ts'

/** How long a balancer may take to hear from `/readyz` that this server stops. */
const notice = 500

const refuse = (error: unknown): never => {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
}

const stopOnSignals = (product: Started) => {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    product.announceStop()
    await pause(notice)
    await product.close()
    process.exit(0)
  }
  // A process manager and npm may both send one; only the first counts.
  process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop())
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

/** Runs the product until a signal ends it. */
export const serve = async (): Promise<void> => {
  clearBodies()
  const product = await start().catch(refuse)
  stopOnSignals(product)
  const { url, notSafe } = product
  console.log(
    [`The site is at ${url} and its back office at ${url}/admin`, ...howToSignIn(product), ...notSafe].join(
      '\n',
    ),
  )
}
