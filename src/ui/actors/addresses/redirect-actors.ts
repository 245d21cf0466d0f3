import { Effect } from 'effect'
import type { ImportReport } from '#domain/content/import/import-report.ts'
import type {
  ImportedRedirect,
  MissingPath,
  Redirect,
  RedirectInput,
} from '#domain/addresses/redirects/redirect.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { Redirects } from '#ports/staff/redirects.ts'
import { announcedRequests } from '../announcements/announced-requests.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { sendOnce } from '../bridge/send-once.ts'
import { listMachineOf, type ListActor } from '../bridge/list-machine-of.ts'
import { importOf, type FileToImport } from '../bridge/import-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

/** The announcements of an action, in the words of its screen. */
interface Outcome {
  readonly text: string
  readonly failure: FailureWording
  readonly done: () => void
}

export interface RedirectToSave {
  /** Absent for a new one. */
  readonly before?: Redirect | undefined
  readonly redirect: RedirectInput
}

export interface RedirectActors {
  readonly list: ListActor<Redirect>
  readonly missing: ListActor<MissingPath>
  readonly save: Request<RedirectToSave, Redirect>
  readonly import: Request<FileToImport, ImportReport<ImportedRedirect>>
  readonly add: (redirect: RedirectInput, outcome: Outcome) => void
  readonly remove: (id: string, outcome: Outcome) => void
  readonly ignore: (id: string, ignored: boolean, outcome: Outcome) => void
}

/** Lists, adds, changes, removes and imports old addresses, and decides about what was not found. */
export const redirectActors = (bridge: Bridge<Redirects>, announcer: Announcer): RedirectActors => {
  const perform = announcedRequests(bridge, announcer)
  const once = sendOnce()
  return {
    list: bridge.start(
      listMachineOf<Redirect, Redirects>(bridge, {
        list: (query) => Effect.flatMap(Redirects, (port) => port.list(query)),
      }),
    ),
    missing: bridge.start(
      listMachineOf<MissingPath, Redirects>(bridge, {
        list: (query) => Effect.flatMap(Redirects, (port) => port.missing(query)),
      }),
    ),
    save: requestOf(bridge, ({ before, redirect }: RedirectToSave) =>
      Effect.flatMap(Redirects, (port) =>
        before === undefined
          ? once({ ...redirect }, (key) => port.add(redirect, key))
          : port.update(before.id, redirect, before.version),
      ),
    ),
    import: importOf(bridge, (csv, dryRun) => Effect.flatMap(Redirects, (port) => port.import(csv, dryRun))),
    add: (redirect, outcome) =>
      perform(
        Effect.flatMap(Redirects, (port) => port.add(redirect)),
        outcome,
      ),
    remove: (id, outcome) =>
      perform(
        Effect.flatMap(Redirects, (port) => port.remove(id)),
        outcome,
      ),
    ignore: (id, ignored, outcome) =>
      perform(
        Effect.flatMap(Redirects, (port) => port.ignore(id, ignored)),
        outcome,
      ),
  }
}
