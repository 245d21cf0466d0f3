import { Effect, Layer } from 'effect'
import { Downloads } from '#ports/staff/downloads.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'

export interface MemoryDownloadsOptions extends Behaviour {
  /** Receives the name of each download. */
  readonly saved?: Array<string>
}

/** Records the names of downloads. */
export const MemoryDownloads = ({ saved = [], ...behaviour }: MemoryDownloadsOptions = {}) =>
  Layer.sync(Downloads, () => {
    const { read } = simulate(behaviour)
    return Downloads.of({
      resume: (id, report = () => {}) =>
        read(
          Effect.sync(() => {
            report(1)
            saved.push(`resume ${id}`)
          }),
        ),
      attachment: ({ kind, mailId, messageId, index }, report = () => {}) =>
        read(
          Effect.sync(() => {
            report(1)
            saved.push(`attachment ${kind} ${mailId} ${messageId} ${index}`)
          }),
        ),
      personalData: (email) => read(Effect.sync(() => void saved.push(`personal data of ${email}`))),
      figures: (weeks) => read(Effect.sync(() => void saved.push(`figures ${weeks}`))),
      mails: (kind, query) => read(Effect.sync(() => void saved.push(`${kind} ${JSON.stringify(query)}`))),
    })
  })
