import type { ListedDraft, Publishable } from './draft.ts'

/** Scheduled changes that share a name, to move, publish or discard them together. */
export interface Release {
  readonly name: string
  /** How many changes it has. */
  readonly changes: number
  /** When its first change goes live, ISO 8601 in UTC. */
  readonly first: string
  readonly last: string
  readonly subjects: ReadonlyArray<Publishable>
  /** The versions of its changes, by their ids. */
  readonly versions: Readonly<Record<string, number>>
}

export type ReleaseVersions = Release['versions']

export interface ReleaseChange {
  /** When its first change goes live. The others keep their distance to it. */
  readonly dueAt?: string
  readonly name?: string
  /** The versions that the person has seen. */
  readonly versions?: ReleaseVersions
}

type Released = Pick<ListedDraft, 'id' | 'subject' | 'dueAt' | 'release' | 'version'>

/** The releases of scheduled changes, which are in the order of their times. */
export const releasesOf = (changes: ReadonlyArray<Released>): ReadonlyArray<Release> =>
  [...new Set(changes.map(({ release }) => release))]
    .filter((name) => name !== '')
    .map((name) => {
      const its = changes.filter(({ release }) => release === name)
      return {
        name,
        changes: its.length,
        first: its[0]?.dueAt ?? '',
        last: its.at(-1)?.dueAt ?? '',
        subjects: [...new Set(its.map(({ subject }) => subject))],
        versions: Object.fromEntries(its.map(({ id, version }) => [id, version])),
      }
    })

/**
 * The changes of a release with their new times: the first goes live at `dueAt`, and all others keep their distance to
 * it, also what changes back.
 */
export const movedTo = <Change extends Pick<ListedDraft, 'dueAt' | 'revertAt'>>(
  dueAt: string,
  changes: ReadonlyArray<Change>,
): ReadonlyArray<Change> => {
  const times = changes.map((change) => Date.parse(change.dueAt))
  const distance = Date.parse(dueAt) - Math.min(...times)
  const moved = (time: string) => (time === '' ? '' : new Date(Date.parse(time) + distance).toISOString())
  return changes.map((change) => ({
    ...change,
    dueAt: moved(change.dueAt),
    revertAt: moved(change.revertAt),
  }))
}
