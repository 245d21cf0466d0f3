import { Effect } from 'effect'
import { releaseGone } from '#adapters/publishing/releases.ts'
import { permits } from '#domain/access/permission.ts'
import { editOf } from '#domain/history/subject.ts'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import type { Role } from '#domain/access/role.ts'
import { Releases } from '#ports/content/releases.ts'
import { roleRefused } from '../request/access/access-layers.ts'

/**
 * The releases of what a role may edit. One without such a change does not exist for it, and one with another change
 * cannot be changed by it.
 */
export const permittedReleases = Effect.map(Releases, (releases) => (role: Role): Releases['Service'] => {
  const mayEdit = (subject: Publishable) => permits(role, editOf(subject))
  const list = (subjects = publishables) => releases.list(subjects.filter(mayEdit))

  const whole = Effect.fnUntraced(function* (name: string) {
    const release = (yield* releases.list()).find((each) => each.name === name)
    if (release === undefined || !release.subjects.some(mayEdit)) return yield* releaseGone
    return release.subjects.every(mayEdit) ? release : yield* roleRefused
  })

  // Without the versions that the caller has seen, those that were checked: what joins meanwhile was not.
  return {
    list,
    update: (name, change) =>
      Effect.flatMap(whole(name), ({ versions }) => releases.update(name, { versions, ...change })),
    publish: (name, seen) =>
      Effect.flatMap(whole(name), ({ versions }) => releases.publish(name, seen ?? versions)),
    discard: (name, seen) =>
      Effect.flatMap(whole(name), ({ versions }) => releases.discard(name, seen ?? versions)),
  }
})
