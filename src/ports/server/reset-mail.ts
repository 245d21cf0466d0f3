import { Context, type Effect } from 'effect'

export interface ResetLetter {
  readonly to: string
  readonly name: string
  /** The link; nobody else may see it. */
  readonly address: string
}

/** The way by which links to set a new password reach their people. */
export class ResetMail extends Context.Service<
  ResetMail,
  {
    /** Without it an Admin hands the links over, and nobody can ask for one. */
    readonly isSet: boolean
    /** Tried for as long as the link is good; what does not go out is logged. */
    send(letter: ResetLetter): Effect.Effect<void>
  }
>()('sahilan/ports/ResetMail') {}
