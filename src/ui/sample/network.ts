import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'

const { offline, notAllowed, tooLarge, broken, sessionEnded } = exampleFailures

/** The item as changed by a colleague in the meantime. */
const colleagues = (current: unknown) => {
  if (typeof current !== 'object' || current === null) return current
  const { title, version } = current as { readonly title?: unknown; readonly version?: unknown }
  return {
    ...current,
    version: Number(version) + 1,
    ...(typeof title === 'string' && { title: `${title}, as a colleague has it` }),
  }
}

const behaviours = {
  fast: {},
  slow: { latency: 2_000 },
  'never answers': { latency: 3_600_000 },
  offline: { failing: { reads: offline, writes: offline } },
  'status 403': { failing: { reads: notAllowed, writes: notAllowed } },
  'status 409': { failing: { writes: (current) => exampleFailures.changed(colleagues(current)) } },
  'status 413': { failing: { writes: tooLarge } },
  'status 500': { failing: { reads: broken, writes: broken } },
  'session ended': { failing: { reads: sessionEnded, writes: sessionEnded } },
} satisfies Record<string, Behaviour>

type NetworkName = keyof typeof behaviours
// Object.keys returns string[].
export const networkNames = Object.keys(behaviours) as ReadonlyArray<NetworkName>

let chosen: NetworkName = 'fast'
let hasSignedInAgain = false
let isInstant = false

/** Changes the network of mounted stories, without resetting what was typed and saved. */
export const setNetwork = (name: NetworkName) => {
  if (name !== chosen) hasSignedInAgain = false
  chosen = name
}

const now = (): Behaviour =>
  isInstant || (hasSignedInAgain && chosen === 'session ended') ? {} : behaviours[chosen]

/** Creates something with stores that respond at once while it is created. */
export const withInstantStores = <Made>(make: () => Made): Made => {
  isInstant = true
  try {
    return make()
  } finally {
    isInstant = false
  }
}

/** The default behaviour of the memory adapters: that of the chosen network. */
export const network: Behaviour = { changing: now }

/** The behaviour of sign-in, which also works after a session has ended, and starts a new one. */
export const networkOfSession: Behaviour = {
  changing: () => {
    if (chosen === 'session ended') hasSignedInAgain = true
    return now()
  },
}

/** Whether the device is offline. */
export const isOffline = (): boolean => chosen === 'offline'
