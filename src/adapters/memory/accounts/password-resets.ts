import { Effect, Layer } from 'effect'
import { passwordRule } from '#domain/account/account-errors.ts'
import { resetAddress, resetMinutes } from '#domain/account/password-reset.ts'
import { ItemNotFound } from '#ports/failures.ts'
import { PasswordResets } from '#ports/staff/password-resets.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'
import { inputRefused } from '../store/input-refused.ts'

export interface MemoryPasswordResetsOptions extends Behaviour {
  readonly byMail?: boolean
  /** Links that have been handed out already. */
  readonly tokens?: ReadonlyArray<string>
  readonly isAccount?: (id: string) => boolean
}

/** Links that live as long as the layer, and change no password. */
export const MemoryPasswordResets = (options: MemoryPasswordResetsOptions = {}) =>
  Layer.sync(PasswordResets, () => {
    const { byMail = false, tokens = [], isAccount = () => true, ...behaviour } = options
    const good = new Set(tokens)
    let made = 0
    const { read, write } = behaving(behaviour)
    return PasswordResets.of({
      byMail: read(Effect.succeed(byMail)),
      ask: () => write(Effect.suspend(() => (byMail ? Effect.void : Effect.fail(noMail)))),
      start: (id) =>
        write(
          Effect.suspend(() => {
            if (!isAccount(id)) return Effect.fail(gone)
            const token = String((made += 1)).padStart(22, 'x')
            good.add(token)
            const until = new Date(Date.now() + resetMinutes * 60_000).toISOString()
            return Effect.succeed({
              address: resetAddress('https://sahilan.example', token),
              until,
              mailed: byMail,
            })
          }),
        ),
      use: ({ token, newPassword }) =>
        write(
          Effect.suspend(() => {
            if (!good.has(token)) return Effect.fail(spent)
            const fault = passwordRule(newPassword)
            if (fault !== undefined) return Effect.fail(inputRefused({ newPassword: fault }))
            good.delete(token)
            return Effect.void
          }),
        ),
    })
  })

const noMail = new ItemNotFound({ message: 'This server sends no mails', answered: true })
const gone = new ItemNotFound({ message: 'This admin no longer exists.', answered: true })
const spent = inputRefused({ token: 'This link has been used, or is too old. Ask for a new one.' })
