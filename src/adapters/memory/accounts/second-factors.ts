import { Effect, Layer } from 'effect'
import type { Role } from '#domain/role.ts'
import {
  otpauthAddress,
  recoveryCodeCount,
  type OwnSecondFactor,
} from '#domain/second-factor/second-factor.ts'
import { ItemNotFound } from '#ports/failures.ts'
import { SecondFactors } from '#ports/staff/second-factors.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'
import { inputRefused } from '../store/input-refused.ts'

export interface MemorySecondFactorsOptions extends Behaviour {
  readonly own?: Partial<OwnSecondFactor>
  readonly password?: string
  /** The code that is always right. */
  readonly code?: string
  /** The ids of other accounts that there are, and whether their second factor is on. */
  readonly others?: Readonly<Record<string, boolean>>
  readonly required?: ReadonlyArray<Role>
}

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Second factors that live as long as the layer, and ask nobody at the sign-in. */
export const MemorySecondFactors = (options: MemorySecondFactorsOptions = {}) =>
  Layer.sync(SecondFactors, () => {
    const { password = 'a long password', code = '123456', others = {}, ...behaviour } = options
    let own: OwnSecondFactor = { on: false, required: false, recoveryCodesLeft: 0, ...options.own }
    let required = options.required ?? []
    let offered = false
    const factors = new Map(Object.entries(others))
    const { read, write } = behaving(behaviour)
    const sure = (typed: string) => (typed === password ? Effect.void : Effect.fail(wrongPassword))
    const known = (id: string) => {
      const on = factors.get(id)
      return on === undefined ? Effect.fail(gone) : Effect.succeed(on)
    }

    return SecondFactors.of({
      own: read(Effect.sync(() => own)),
      offer: (typed) =>
        write(
          Effect.map(sure(typed), () => {
            offered = true
            return { secret, address: otpauthAddress('sahilan.example', 'noor@sahilan.example', secret) }
          }),
        ),
      confirm: (typed) =>
        write(
          Effect.suspend(() => {
            if (!offered || typed !== code) return Effect.fail(wrongCode)
            offered = false
            own = { ...own, on: true, recoveryCodesLeft: recoveryCodeCount }
            const codes = Array.from(
              { length: recoveryCodeCount },
              (_, at) => `ABCD EFGH IJKL MNO${'ABCDEFGHIJ'[at]}`,
            )
            return Effect.succeed(codes)
          }),
        ),
      remove: (typed) =>
        write(
          Effect.flatMap(sure(typed), () => {
            if (own.required) return Effect.fail(isRequired)
            own = { ...own, on: false, recoveryCodesLeft: 0 }
            return Effect.void
          }),
        ),
      isOn: (id) => read(Effect.suspend(() => known(id))),
      removeOf: (id) =>
        write(
          Effect.map(
            Effect.suspend(() => known(id)),
            () => void factors.set(id, false),
          ),
        ),
      required: read(Effect.sync(() => required)),
      require: (roles) => write(Effect.sync(() => (required = [...new Set(roles)].toSorted()))),
    })
  })

const gone = new ItemNotFound({ message: 'This admin no longer exists.', answered: true })
const wrongPassword = inputRefused({ currentPassword: 'This is not your current password' })
const wrongCode = inputRefused({ code: 'This code is not right. Codes change every 30 seconds.' })
const isRequired = inputRefused({ currentPassword: 'Your role has to have a second factor' })
