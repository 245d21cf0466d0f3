import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { emptyEnquiry, type Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { visitorFormMachine, type SendInput } from '#domain/machines/visitor-form-machine.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { Application } from '#domain/visitor-forms/profile/application.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { enquiryForm } from '#domain/visitor-forms/enquiry-form.ts'
import { formFailureText } from '#domain/visitor-forms/form-failure-text.ts'
import { completeApplication, position } from '../support/complete-application.ts'
import { completeEnquiry } from '../support/complete-enquiry.ts'
import { submitted } from '../support/submitted.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const enquiryMachine = visitorFormMachine(enquiryForm)
const applicationMachine = visitorFormMachine(applicationForm)

const open = { type: 'popup.open' } as const
const apply = { type: 'popup.open', position } as const
const applyOnPage = { type: 'page.open', position } as const
const close = { type: 'popup.close' } as const
const submit = (enquiry: Enquiry) => ({ type: 'form.submit', form: submitted(enquiry) }) as const
const submitApplication = (change: Partial<Application> = {}) =>
  ({ type: 'form.submit', form: submitted({ ...completeApplication, ...change }) }) as const
const submitEnquiry = submit(completeEnquiry)
const progressed = (progress: number) => ({ type: 'form.progressed', progress }) as const
const receipt = { reference: 'B7KM4QXD' }
const refused = { reason: 'StoreBusy', message: 'Try again.' }

const popup = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
  walk(enquiryMachine, undefined, ...steps)
const isOpen = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
  popup(...steps).snapshot.hasTag('open')
const application = (...steps: ReadonlyArray<Step<typeof applicationMachine>>) =>
  walk(applicationMachine, undefined, ...steps)

interface Calls {
  readonly calls: ReadonlyArray<readonly [src: string, input: unknown]>
}
const sentIn = <Values>({ calls }: Calls) =>
  calls.filter(([src]) => src === 'send').map(([, input]) => input as SendInput<Values>)

describe('a form of a visitor', () => {
  it('opens and closes its popup', () => {
    expect(isOpen()).toBe(false)
    expect(isOpen(open)).toBe(true)
    expect(isOpen(open, close)).toBe(false)
    expect(isOpen(open, close, open)).toBe(true)
  })

  it('[E3] [E4] [E5] [E6] [E7] [E8] [P5] sends no incomplete form, shows its errors', () => {
    const { snapshot, calls, facts } = popup(open, submit(emptyEnquiry))
    const errors = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      location: 'Location is required',
    }
    expect(calls).toEqual([])
    expect(snapshot).toMatchObject({ value: { form: 'filling' } })
    expect(snapshot.context.errors).toEqual({ ...errors, type: 'Enquiry type is required' })
    expect(facts).toEqual([{ type: 'form.invalid' }])
    const empty = { type: 'form.submit', form: submitted(applicationForm.empty) } as const
    expect(application(apply, empty).snapshot.context.errors).toEqual({
      ...errors,
      resume: 'Résumé is required',
    })
  })

  it('forgets the errors when it closes, and when the form is complete', () => {
    expect(popup(open, submit(emptyEnquiry), close).snapshot.context.errors).toEqual({})
    expect(popup(open, submit(emptyEnquiry), submitEnquiry).snapshot.context.errors).toEqual({})
  })

  it('forgets a failure when it closes, and when the next form is incomplete', () => {
    const refusal = [open, submitEnquiry, failed('send', refused)] as const
    expect(popup(...refusal).snapshot.context.failure).toEqual(refused)
    expect(popup(...refusal, close).snapshot.context.failure).toBeNull()
    expect(popup(...refusal, submit(emptyEnquiry)).snapshot.context.failure).toBeNull()
  })

  it('[E9] sends an enquiry without company and message', () => {
    expect(popup(open, submitEnquiry).calls).toMatchObject([['send', submitted(completeEnquiry)]])
  })

  it('sends each text without the spaces around it, and a file as it was chosen', () => {
    const spaced = submit({ ...completeEnquiry, firstName: ' Sara ', phone: '33 104 558\n' })
    expect(sentIn<Enquiry>(popup(open, spaced))).toMatchObject([submitted(completeEnquiry)])
    const [sent] = sentIn<Application>(application(apply, submitApplication({ firstName: ' Yara ' })))
    expect(sent).toMatchObject(submitted(completeApplication))
    expect(sent?.values.resume).toBe(completeApplication.resume)
  })

  it('[E10] ignores a second submission while it sends', () => {
    const { snapshot, calls } = popup(open, submitEnquiry, submitEnquiry)
    expect(snapshot.matches({ form: 'sending' })).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('closes while it sends, without stopping that, and opens again on a failure', () => {
    const { snapshot, stopped } = popup(open, submitEnquiry, close)
    expect(snapshot.matches({ form: 'sending' })).toBe(true)
    expect(snapshot.hasTag('open')).toBe(false)
    expect(stopped).toEqual([])
    expect(isOpen(open, submitEnquiry, close, open)).toBe(true)
    expect(isOpen(open, submitEnquiry, close, done('send'))).toBe(false)
    expect(isOpen(open, submitEnquiry, close, failed('send', refused))).toBe(true)
  })

  it.each([
    [refused, 'Failed to submit form'],
    [{ ...refused, message: '' }, 'Failed to submit form'],
    [new TypeError('Failed to fetch'), 'Failed to submit'],
  ])('[E12] stays open with its sentence if it was not sent, %#', (error, sentence) => {
    const { snapshot, facts } = popup(open, submitEnquiry, failed('send', error))
    expect(snapshot.matches({ form: 'filling' })).toBe(true)
    expect(snapshot.hasTag('open')).toBe(true)
    const { failure } = snapshot.context
    expect(facts).toEqual([{ type: 'form.failed' }])
    expect(failure && formFailureText(failure)).toBe(sentence)
  })

  it('[E12] shows the errors of the server beside their fields', () => {
    const fields = { email: 'Invalid email format' }
    const failure = { ...refused, reason: 'InputRefused', fields }
    const { snapshot } = popup(open, submitEnquiry, failed('send', failure))
    expect(snapshot).toMatchObject({ value: { form: 'filling' }, context: { errors: fields, failure } })
  })

  it('[E12] is sent again under the same key, without the earlier failure', () => {
    const walked = popup(open, submitEnquiry, failed('send', refused), submitEnquiry)
    expect(walked.snapshot.context.failure).toBeNull()
    expect(sentIn(walked).map(({ key }) => key)).toEqual(['k1', 'k1'])
  })

  it('opens no popup for a form of a page', () => {
    expect(popup(submitEnquiry).calls).toMatchObject([['send', submitted(completeEnquiry)]])
    for (const outcome of [done('send', receipt), failed('send', refused)]) {
      expect(popup(submitEnquiry, outcome).snapshot.value).toEqual({ popup: 'closed', form: 'filling' })
    }
    expect(application(applyOnPage, submitApplication(), done('send', receipt)).snapshot).toMatchObject({
      value: { popup: 'closed', form: 'sent' },
      context: { position, receipt },
    })
    expect(
      application(applyOnPage, submitApplication(), failed('send', refused)).snapshot.hasTag('open'),
    ).toBe(false)
  })

  it('[P5] runs with the provided actor, which reports its progress', async () => {
    let finish = () => {}
    const send = fromPromise<Receipt, SendInput<Application>>(({ input }) => {
      input.report(0.5)
      return new Promise<Receipt>((resolve) => (finish = () => resolve(receipt)))
    })
    const actor = createActor(applicationMachine.provide({ actors: { send } })).start()
    actor.send(apply)
    actor.send(submitApplication())
    await waitFor(actor, ({ context }) => context.progress === 0.5)
    finish()
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ form: 'sent' }))
    expect(context.receipt).toEqual(receipt)
    actor.stop()
  })
})

describe('an enquiry', () => {
  it('[E11] closes its popup when it was sent, and opens on a new form', () => {
    const { snapshot, facts } = popup(open, submitEnquiry, done('send', receipt))
    expect(snapshot.hasTag('open')).toBe(false)
    expect(snapshot.context).toMatchObject({ form: null, errors: {}, failure: null, receipt })
    expect(facts).toEqual([{ type: 'form.sent', values: completeEnquiry }])
    const again = popup(open, submitEnquiry, done('send', receipt), open).snapshot
    expect(again.value).toEqual({ popup: 'open', form: 'filling' })
  })

  it('[E11] holds the reference until it is closed or the next enquiry is sent', () => {
    const receiptAfter = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
      popup(open, submitEnquiry, done('send', receipt), ...steps).snapshot.context.receipt
    expect(receiptAfter(open, submit(emptyEnquiry), close)).toEqual(receipt)
    expect(receiptAfter({ type: 'receipt.close' })).toBeNull()
    expect(receiptAfter(open, submitEnquiry)).toBeNull()
  })
})

describe('an application', () => {
  const other = { ...position, id: '7' }
  const sent = [apply, submitApplication(), done('send', receipt)] as const

  it('[P5] opens for a position, and for another one after it was closed', () => {
    expect(application(apply).snapshot).toMatchObject({ value: { form: 'filling' }, context: { position } })
    const { context } = application(apply, close, { ...apply, position: other }).snapshot
    expect(context.position).toEqual(other)
  })

  it('[P5] refuses a résumé that is neither PDF nor Word, or too large', () => {
    const errorOf = (resume: Application['resume']) =>
      application(apply, submitApplication({ resume })).snapshot.context.errors.resume
    expect(errorOf({ name: 'me.png', size: 9, type: 'image/png' })).toBe('Choose a PDF or Word (.docx) file')
    expect(errorOf({ name: 'me.pdf', size: 11 * 1024 * 1024, type: '' })).toBe(
      'Choose a file of at most 10 MB',
    )
  })

  it('[P5] shows how much was sent, from the start for each try', () => {
    const progressAfter = (...steps: ReadonlyArray<Step<typeof applicationMachine>>) =>
      application(apply, submitApplication(), ...steps).snapshot.context.progress
    expect(progressAfter()).toBeNull()
    expect(progressAfter(progressed(0.4))).toBe(0.4)
    expect(progressAfter(progressed(0.4), failed('send', refused), submitApplication())).toBeNull()
  })

  it('[P5] shows the position that is being sent, whichever is opened meanwhile', () => {
    const { snapshot } = application(apply, submitApplication(), close, { ...apply, position: other })
    expect(snapshot.context.position).toEqual(position)
  })

  it('[P5] acknowledges what was sent until it is closed', () => {
    const { snapshot, facts } = application(...sent)
    expect(snapshot).toMatchObject({
      value: { popup: 'open', form: 'sent' },
      context: { form: submitted(completeApplication), receipt },
    })
    expect(facts).toEqual([{ type: 'form.sent', values: completeApplication }])
    expect(application(...sent, close).snapshot).toMatchObject({
      value: { popup: 'closed', form: 'filling' },
      context: { form: null, receipt: null },
    })
  })

  it('[P5] opens again with the acknowledgement if it was closed while it was sent', () => {
    const { snapshot } = application(apply, submitApplication(), close, done('send', receipt))
    expect(snapshot.value).toEqual({ popup: 'open', form: 'sent' })
  })

  it.each(['page.open', 'popup.open'] as const)(
    '[P5] replaces an acknowledgement on %s of the next position',
    (type) => {
      const next = application(applyOnPage, submitApplication(), done('send', receipt), {
        type,
        position: other,
      })
      expect(next.snapshot).toMatchObject({
        value: { form: 'filling' },
        context: { position: other, form: null, receipt: null },
      })
    },
  )
})
