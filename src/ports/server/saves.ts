import { Context } from 'effect'
import type { Subject } from '#domain/history/subject.ts'

/** What was saved, by whichever process. It is asked before each kept page, so it is a plain function: an effect would cost more than its work. */
export class Saves extends Context.Service<
  Saves,
  {
    /** What was saved since the last question; whatever was saved before this one is among it. Throws where it cannot be told. */
    readonly sinceLast: () => ReadonlyArray<Subject> | Promise<ReadonlyArray<Subject>>
  }
>()('sahilan/ports/Saves') {}
