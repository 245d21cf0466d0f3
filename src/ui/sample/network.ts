import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'

const { offline, notAllowed, tooLarge, broken, sessionEnded } = exampleFailures

/** The item as a colleague has saved it since it was read. */
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
  'answers 403': { failing: { reads: notAllowed, writes: notAllowed } },
  'answers 409': { failing: { writes: (current) => exampleFailures.changed(colleagues(current)) } },
  'answers 413': { failing: { writes: tooLarge } },
  'answers 500': { failing: { reads: broken, writes: broken } },
  'session ended': { failing: { reads: sessionEnded, writes: sessionEnded } },
} satisfies Record<string, Behaviour>

export type NetworkName = keyof typeof behaviours
// Object.keys widens the names.
export const networkNames = Object.keys(behaviours) as ReadonlyArray<NetworkName>

let chosen: NetworkName = 'fast'
let hasSignedInAgain = false
let isThere = true

/** Changes the network under the stories that stand: what was typed and saved stays. */
export const chooseNetwork = (name: NetworkName) => {
  if (name !== chosen) hasSignedInAgain = false
  chosen = name
}

const now = (): Behaviour =>
  !isThere || (hasSignedInAgain && chosen === 'session ended') ? {} : behaviours[chosen]

/** Makes something whose stores answer at once until it stands. */
export const withoutNetwork = <Made>(make: () => Made): Made => {
  isThere = false
  try {
    return make()
  } finally {
    isThere = true
  }
}

/** How the memory adapters behave that a story has told nothing. */
export const network: Behaviour = { changing: now }

/** A session that has ended does not keep one from signing in, and whoever tries has another. */
export const networkOfSession: Behaviour = {
  changing: () => {
    if (chosen === 'session ended') hasSignedInAgain = true
    return now()
  },
}

/** Whether the device knows that there is no connection. */
export const isOffline = (): boolean => chosen === 'offline'
