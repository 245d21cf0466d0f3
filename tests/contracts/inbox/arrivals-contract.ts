import { Effect, Fiber } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { noMails, type ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import type { Arrivals } from '#ports/staff/desk/arrivals.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { run, startedFor, type Start } from '../support/started.ts'

/** `Arrivals` under test, with a way to receive a mail. */
export interface ArrivalsUnderTest {
  readonly arrivals: Arrivals['Service']
  readonly receive: (kind: 'mail' | 'spam') => Effect.Effect<void, WriteFailure>
}

/** Longer than the polling interval of one second. */
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 8_000 })

/** Contract of `Arrivals`. */
export const arrivalsContract = (label: string, start: Start<ArrivalsUnderTest>) => {
  describe(`${label}: arrivals`, () => {
    const under = startedFor('each', start)

    const listening = () => {
      const heard: Array<ArrivedMails> = []
      const fiber = Effect.runFork(under().arrivals.listen((arrived) => heard.push(arrived)))
      return { heard, stop: () => run(Fiber.interrupt(fiber)) }
    }

    it('are reported at once, and again when mails arrive', async () => {
      const { heard, stop } = listening()
      await soon(() => expect(heard).toEqual([noMails]))
      await run(under().receive('mail'))
      await soon(() => expect(heard.at(-1)).toEqual({ enquiries: 1, profiles: 0 }))
      await stop()
    })

    it('are reported to all listeners, also to later ones', async () => {
      const early = listening()
      await soon(() => expect(early.heard).toHaveLength(1))
      await run(under().receive('mail'))
      await run(under().receive('mail'))
      await soon(() => expect(early.heard.at(-1)).toMatchObject({ enquiries: 2 }))
      const late = listening()
      await soon(() => expect(late.heard).toEqual([{ enquiries: 2, profiles: 0 }]))
      await early.stop()
      await run(under().receive('mail'))
      await soon(() => expect(late.heard.at(-1)).toMatchObject({ enquiries: 3 }))
      expect(early.heard.at(-1)).toMatchObject({ enquiries: 2 })
      await late.stop()
    })

    it('do not count spam', async () => {
      const { heard, stop } = listening()
      await soon(() => expect(heard).toHaveLength(1))
      await run(under().receive('spam'))
      await run(under().receive('mail'))
      await soon(() => expect(heard.at(-1)).toEqual({ enquiries: 1, profiles: 0 }))
      await stop()
    })
  })
}
