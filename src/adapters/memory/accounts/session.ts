import { Effect, Layer } from 'effect'
import { passwordRule } from '#domain/account/account-errors.ts'
import type { Entry } from '#domain/session/entry.ts'
import { InputRefused, NotSignedIn } from '#ports/failures.ts'
import { Session } from '#ports/staff/session.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'

export interface MemorySessionOptions extends Behaviour {
  /** Who may sign in. */
  readonly people?: ReadonlyArray<{
    readonly entry: Entry
    readonly password: string
    /** Asked for beside the password. */
    readonly code?: string
  }>
  /** Who is signed in at first. */
  readonly signedIn?: Entry
}

/** One person's session, which lives as long as the layer. */
export const MemorySession = ({ people = [], signedIn, ...behaviour }: MemorySessionOptions = {}) =>
  Layer.sync(Session, () => {
    let known = people
    let currentId = signedIn?.id
    const { read, write } = behaving(behaviour)

    const current = Effect.suspend(() => {
      const person = known.find(({ entry }) => entry.id === currentId)
      const entry = person?.entry ?? (currentId === undefined ? undefined : signedIn)
      return entry === undefined ? Effect.fail(notSignedIn('Nobody is signed in')) : Effect.succeed(entry)
    })

    return Session.of({
      signIn: ({ email, password, code = '' }) =>
        read(
          Effect.suspend((): Effect.Effect<Entry, NotSignedIn | InputRefused> => {
            const asked = email.trim().toLowerCase()
            const person = known.find(({ entry }) => entry.email.toLowerCase() === asked)
            if (person === undefined || person.password !== password) {
              return Effect.fail(notSignedIn('Email or password is wrong'))
            }
            if (person.code !== undefined && person.code !== code) {
              return Effect.fail(refused('code', code === '' ? 'Code is required' : 'This code is not right'))
            }
            currentId = person.entry.id
            return Effect.succeed(person.entry)
          }),
        ),
      signOut: () => write(Effect.sync(() => void (currentId = undefined))),
      current: () => read(current),
      changeOwn: (change) =>
        write(
          Effect.flatMap(current, (entry) => {
            const before = known.find((person) => person.entry.id === entry.id)?.password
            const { name = entry.name, currentPassword, newPassword } = change
            if (newPassword !== undefined && currentPassword !== before) {
              return Effect.fail(refused('currentPassword', 'This is not your current password'))
            }
            const fault = newPassword === undefined ? undefined : passwordRule(newPassword)
            if (fault !== undefined) return Effect.fail(refused('newPassword', fault))
            const changed = { entry: { ...entry, name }, password: newPassword ?? before ?? '' }
            known = [...known.filter((person) => person.entry.id !== entry.id), changed]
            return Effect.succeed(changed.entry)
          }),
        ),
    })
  })

const notSignedIn = (message: string) => new NotSignedIn({ message, answered: true })

const refused = (field: string, sentence: string) =>
  new InputRefused({ message: sentence, answered: true, fields: { [field]: sentence } })
