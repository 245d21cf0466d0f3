import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { applicationMachine, type Application } from '#domain/machines/application-machine.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import { emptyProfile } from '#domain/profile/profile.ts'
import { completeApplication, position } from '../support/complete-application.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const open = { type: 'popup.open', position } as const
const close = { type: 'popup.close' } as const
const submit = { type: 'application.submit', form: completeApplication } as const
const progressed = (progress: number) => ({ type: 'application.progressed', progress }) as const
const receipt = { reference: 'B7KM4QXD' }
const refused = { reason: 'StoreBusy', message: 'Try again.', answered: true }

const popup = (...steps: ReadonlyArray<Step<typeof applicationMachine>>) =>
  walk(applicationMachine, undefined, ...steps)
const isOpen = (...steps: ReadonlyArray<Step<typeof applicationMachine>>) =>
  popup(...steps).snapshot.hasTag('open')
const sentIn = ({ calls }: ReturnType<typeof popup>) => calls.map(([, input]) => input as Application)

describe('the application popup', () => {
  it('[P5] opens for a position and closes', () => {
    expect(isOpen()).toBe(false)
    expect(popup(open).snapshot).toMatchObject({ value: { form: 'filling' }, context: { position } })
    expect(isOpen(open, close)).toBe(false)
    const other = { ...position, id: '7' }
    expect(popup(open, close, { ...open, position: other }).snapshot.context.position).toEqual(other)
  })

  it('[P5] shows the sentences of an application that is not complete and sends nothing', () => {
    const form = { ...completeApplication, profile: emptyProfile, resume: undefined }
    const { snapshot, calls, facts } = popup(open, { type: 'application.submit', form })
    const errors = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      location: 'Location is required',
      careerId: 'Position is required',
      resume: 'Résumé is required',
    }
    expect(calls).toEqual([])
    expect(snapshot).toMatchObject({ value: { form: 'filling' }, context: { errors } })
    expect(facts).toEqual([{ type: 'application.refused', errors }])
  })

  it('[P5] refuses a résumé that is no PDF and no Word file, or too large', () => {
    const errorOf = (resume: Application['resume']) =>
      popup(open, { ...submit, form: { ...completeApplication, resume } }).snapshot.context.errors.resume
    expect(errorOf({ name: 'me.png', size: 9, type: 'image/png' })).toBe('Choose a PDF or Word (.docx) file')
    expect(errorOf({ name: 'me.pdf', size: 11 * 1024 * 1024, type: '' })).toBe('The file has at most 10 MB')
  })

  it('forgets the sentences when it closes, and when the application is complete', () => {
    const incomplete = { ...submit, form: { ...completeApplication, resume: undefined } }
    expect(popup(open, incomplete, close).snapshot.context.errors).toEqual({})
    expect(popup(open, incomplete, submit).snapshot.context.errors).toEqual({})
  })

  it('sends each text without the spaces around it, and the résumé as it was chosen', () => {
    const profile = { ...completeApplication.profile, firstName: ' Yara ' }
    const walked = popup(open, { ...submit, form: { ...completeApplication, profile } })
    expect(sentIn(walked)).toMatchObject([completeApplication])
    expect(sentIn(walked)[0]?.resume).toBe(completeApplication.resume)
  })

  it('takes no second submission while it sends', () => {
    expect(popup(open, submit, submit).calls).toHaveLength(1)
  })

  it('[P5] shows how much was sent, anew for each try', () => {
    expect(popup(open, submit).snapshot.context.progress).toBeNull()
    expect(popup(open, submit, progressed(0.4)).snapshot.context.progress).toBe(0.4)
    const again = popup(open, submit, progressed(0.4), failed('send', refused), submit)
    expect(again.snapshot.context.progress).toBeNull()
  })

  it('closes while it sends, without stopping that, and opens again with the outcome', () => {
    const hidden = popup(open, submit, close)
    expect(hidden.snapshot.matches({ form: 'sending' })).toBe(true)
    expect(hidden.snapshot.hasTag('open')).toBe(false)
    expect(hidden.stopped).toEqual([])
    expect(isOpen(open, submit, close, open)).toBe(true)
    expect(isOpen(open, submit, close, done('send', receipt))).toBe(true)
    expect(isOpen(open, submit, close, failed('send', refused))).toBe(true)
  })

  it('[P5] a page opens for its position, and no popup for what it sends', () => {
    const page = { type: 'page.open', position } as const
    expect(popup(page).snapshot).toMatchObject({
      value: { popup: 'closed', form: 'filling' },
      context: { position },
    })
    expect(popup(page, submit, done('send', receipt)).snapshot).toMatchObject({
      value: { popup: 'closed', form: 'sent' },
      context: { position, receipt },
    })
    expect(isOpen(page, submit, failed('send', refused))).toBe(false)
  })

  it('[P5] the next position, in the popup or on its page, takes the place of an acknowledgement', () => {
    const other = { ...position, id: '7' }
    const next = (type: 'page.open' | 'popup.open') =>
      popup({ type: 'page.open', position }, submit, done('send', receipt), { type, position: other })
    for (const type of ['page.open', 'popup.open'] as const) {
      expect(next(type).snapshot).toMatchObject({
        value: { form: 'filling' },
        context: { position: other, form: null, receipt: null },
      })
    }
  })

  it('shows the position that is being sent, whichever is asked for meanwhile', () => {
    const { snapshot } = popup(open, submit, close, { ...open, position: { ...position, id: '7' } })
    expect(snapshot.context.position).toEqual(position)
  })

  it('[P5] acknowledges what was sent until it is closed', () => {
    const { snapshot, facts } = popup(open, submit, done('send', receipt))
    expect(snapshot).toMatchObject({
      value: { form: 'sent' },
      context: { form: completeApplication, receipt },
    })
    expect(facts).toEqual([{ type: 'application.sent' }])
    const closed = popup(open, submit, done('send', receipt), close)
    expect(closed.snapshot).toMatchObject({
      value: { popup: 'closed', form: 'filling' },
      context: { form: null, receipt: null },
    })
  })

  it('stays open when it was not sent, with the sentences of the server at their fields', () => {
    const fields = { email: 'Invalid email format' }
    const failure = { ...refused, reason: 'InputRefused', fields }
    const { snapshot, facts } = popup(open, submit, failed('send', failure))
    expect(snapshot).toMatchObject({ value: { form: 'filling' }, context: { errors: fields, failure } })
    expect(facts).toEqual([{ type: 'application.failed', failure }])
  })

  it('is tried again under the same key, without the failure of before', () => {
    const walked = popup(open, submit, failed('send', refused), submit)
    expect(walked.snapshot.context.failure).toBeNull()
    expect(sentIn(walked).map(({ key }) => key)).toEqual(['k1', 'k1'])
  })

  it('[P5] runs with the actor that it is given, which reports its progress', async () => {
    let finish = () => {}
    const send = fromPromise<Receipt, Application & { readonly report: (progress: number) => void }>(
      ({ input }) => {
        input.report(0.5)
        return new Promise<Receipt>((resolve) => (finish = () => resolve(receipt)))
      },
    )
    const actor = createActor(applicationMachine.provide({ actors: { send } })).start()
    actor.send(open)
    actor.send(submit)
    await waitFor(actor, ({ context }) => context.progress === 0.5)
    finish()
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ form: 'sent' }))
    expect(context.receipt).toEqual(receipt)
    actor.stop()
  })

  it('[P5] waits for a connection where there is none, and can be taken back', () => {
    const offline = applicationMachine.provide({ guards: { isOffline: () => true } })
    const wait = (...steps: ReadonlyArray<Step<typeof offline>>) =>
      walk(offline, undefined, open, submit, failed('send', new TypeError('Failed to fetch')), ...steps)
    expect(wait().snapshot.value).toEqual({ popup: 'open', form: 'waiting' })
    const sent = wait(close, done('connection'), done('send', receipt))
    expect(sent.snapshot.value).toEqual({ popup: 'open', form: 'sent' })
    expect(sentIn(sent).flatMap((input) => input?.key ?? [])).toEqual(['k1', 'k1'])
    const changed = wait({ type: 'application.change' })
    expect([changed.snapshot.value, changed.facts]).toEqual([{ popup: 'open', form: 'filling' }, []])
    expect(wait({ type: 'application.discard' }).facts).toEqual([{ type: 'application.discarded' }])
  })
})
