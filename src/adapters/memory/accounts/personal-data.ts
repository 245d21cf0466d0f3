import { Effect, Layer } from 'effect'
import { inputRefused } from '#ports/failures.ts'
import { contactRules } from '#domain/forms/contact-rules.ts'
import { keyOf, type ItemRef } from '#domain/history/item-ref.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import { noPersonalData, personalTotal } from '#domain/privacy/personal-data.ts'
import { personalCountsText } from '#domain/privacy/personal-counts-text.ts'
import { withoutZeros } from '#domain/privacy/without-zeros.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'

export interface MemoryPersonalDataOptions extends Behaviour {
  /** The journal of the inboxes' stores. */
  readonly journal?: Journal
  /** E-mail addresses of accounts. */
  readonly staff?: ReadonlyArray<string>
}

const hashOf = (email: string) =>
  Effect.map(
    Effect.promise(() => crypto.subtle.digest('SHA-256', new TextEncoder().encode(emailKey(email)))),
    (hash) => Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  )

const accepted = (email: string) => {
  const sentence = contactRules().email(email)
  return sentence === undefined ? Effect.void : Effect.fail(inputRefused({ email: sentence }))
}

/** A person's data in the inboxes and the trash. Memory sends no notifications, and of files it stores only names. */
export const MemoryPersonalData = ({
  journal = makeJournal(),
  staff = [],
  ...behaviour
}: MemoryPersonalDataOptions = {}) =>
  Layer.effect(
    PersonalData,
    Effect.gen(function* () {
      const enquiries = yield* Enquiries
      const profiles = yield* Profiles
      const { write } = simulate(behaviour)

      const mailsOf = (email: string) => {
        const query = { email, status: 'any' } as const
        return Effect.all({ enquiries: enquiries.list(query), profiles: profiles.list(query) })
      }

      const all = Effect.fnUntraced(function* (email: string) {
        const mails = yield* mailsOf(email)
        const trash = journal.trashOf(email)
        const refs: ReadonlyArray<ItemRef> = [
          ...mails.enquiries.items.map(({ id }) => ({ subject: 'enquiry', itemId: id }) as const),
          ...mails.profiles.items.map(({ id }) => ({ subject: 'profile', itemId: id }) as const),
          ...trash,
        ]
        const keys = new Set(refs.map(keyOf))
        const history = journal
          .changes()
          .filter(({ subject, itemId }) => subject !== '' && keys.has(keyOf({ subject, itemId })))
          .filter(({ title, before, after }) => title !== '' || before !== null || after !== null)
        const files =
          trash.filter(({ subject }) => subject === 'profile').length + mails.profiles.items.length
        const counts = {
          ...noPersonalData,
          enquiries: mails.enquiries.items.length,
          profiles: mails.profiles.items.length,
          trash: trash.length,
          history: history.length,
          files,
        }
        return { mails, counts }
      })

      return PersonalData.of({
        find: (email) =>
          write(
            Effect.gen(function* () {
              yield* accepted(email)
              const { counts } = yield* all(email)
              const hash = yield* hashOf(email)
              const isStaff = staff.some((address) => emailKey(address) === emailKey(email))
              const erasures = journal
                .changes()
                .filter(({ kind, itemId }) => kind === 'forgotten' && itemId === hash)
                .map(({ at, author }) => ({ at, by: author.name }))
              return { counts, isStaff, erasures: erasures.toReversed() }
            }),
          ),

        erase: (email) =>
          write(
            Effect.gen(function* () {
              yield* accepted(email)
              const { mails, counts } = yield* all(email)
              if (personalTotal(counts) === 0) return counts
              for (const { id } of mails.enquiries.items) yield* enquiries.remove(id)
              for (const { id } of mails.profiles.items) yield* profiles.remove(id)
              for (const ref of journal.trashOf(email)) yield* journal.erase(ref)
              const hash = yield* hashOf(email)
              const title = personalCountsText(counts)
              const done = { kind: 'forgotten', subject: 'personalData', itemId: hash, title } as const
              yield* journal.changed({ ...done, before: null, after: withoutZeros(counts) })
              return counts
            }),
          ),
      })
    }),
  )
