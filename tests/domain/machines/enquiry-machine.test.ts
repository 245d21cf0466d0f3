import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { emptyEnquiry, type Enquiry } from '#domain/enquiry/enquiry.ts'
import { enquiryMachine, type SentForm } from '#domain/machines/enquiry-machine.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import { enquiryFailureText } from '#domain/wording/catalogue.ts'
import { completeEnquiry } from '../support/complete-enquiry.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const form = (enquiry: Enquiry): SentForm => ({ enquiry, key: 'k1', took: 9_000, decoy: '', consent: '1' })
const submit = (enquiry: Enquiry) => ({ type: 'enquiry.submit', form: form(enquiry) }) as const
const open = { type: 'popup.open' } as const
const close = { type: 'popup.close' } as const
const receipt = { reference: 'B7KM4QXD' }
const refused = { reason: 'StoreBusy', message: 'Try again.', answered: true }
const popup = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
  walk(enquiryMachine, undefined, ...steps)
const isOpen = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
  popup(...steps).snapshot.hasTag('open')

describe('the enquiry popup', () => {
  it('opens and closes', () => {
    expect(isOpen()).toBe(false)
    const idle = { form: null, errors: {}, failure: null, kept: false, receipt: null }
    expect(popup().snapshot.context).toEqual(idle)
    expect(isOpen(open)).toBe(true)
    expect(isOpen(open, close)).toBe(false)
    expect(isOpen(open, close, open)).toBe(true)
  })

  it('[E3] [E4] [E5] [E6] [E7] [E8] shows the sentences of an enquiry that is not complete and sends nothing', () => {
    const { snapshot, calls, facts } = popup(open, submit(emptyEnquiry))
    const errors = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      location: 'Location is required',
      type: 'Enquiry type is required',
    }
    expect(calls).toEqual([])
    expect(snapshot).toMatchObject({ value: { form: 'filling' }, context: { errors } })
    expect(facts).toEqual([{ type: 'enquiry.refused', errors }])
  })

  it('forgets the sentences when it closes, and when the enquiry is complete', () => {
    expect(popup(open, submit(emptyEnquiry), close).snapshot.context.errors).toEqual({})
    expect(popup(open, submit(emptyEnquiry), submit(completeEnquiry)).snapshot.context.errors).toEqual({})
  })

  it('forgets a failure when it closes, and when the next enquiry is not complete', () => {
    const refusal = [open, submit(completeEnquiry), failed('send', refused)] as const
    expect(popup(...refusal).snapshot.context.failure).toEqual(refused)
    expect(popup(...refusal, close).snapshot.context.failure).toBeNull()
    expect(popup(...refusal, submit(emptyEnquiry)).snapshot.context.failure).toBeNull()
  })

  it('[E9] sends an enquiry without company and message', () => {
    expect(popup(open, submit(completeEnquiry)).calls).toEqual([['send', form(completeEnquiry)]])
  })

  it('sends each text without the spaces around it', () => {
    const { calls } = popup(open, submit({ ...completeEnquiry, firstName: ' Sara ', phone: '33 104 558\n' }))
    expect(calls).toEqual([['send', form(completeEnquiry)]])
  })

  it('[E10] takes no second submission while it sends', () => {
    const { snapshot, calls } = popup(open, submit(completeEnquiry), submit(completeEnquiry))
    expect(snapshot.matches({ form: 'sending' })).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('closes while it sends, without stopping that, and opens again on a failure', () => {
    const { snapshot, stopped } = popup(open, submit(completeEnquiry), close)
    expect(snapshot.matches({ form: 'sending' })).toBe(true)
    expect(snapshot.hasTag('open')).toBe(false)
    expect(stopped).toEqual([])
    expect(isOpen(open, submit(completeEnquiry), close, open)).toBe(true)
    expect(isOpen(open, submit(completeEnquiry), close, done('send'))).toBe(false)
    expect(isOpen(open, submit(completeEnquiry), close, failed('send', refused))).toBe(true)
  })

  it('[E11] closes when the enquiry was sent, and opens on a new form', () => {
    const { snapshot, facts } = popup(open, submit(completeEnquiry), done('send', receipt))
    expect(snapshot.hasTag('open')).toBe(false)
    expect(snapshot.context).toEqual({ form: null, errors: {}, failure: null, kept: false, receipt })
    expect(facts).toEqual([{ type: 'enquiry.sent', enquiry: completeEnquiry, receipt }])
    const again = popup(open, submit(completeEnquiry), done('send', receipt), open).snapshot
    expect(again.value).toEqual({ popup: 'open', form: 'filling' })
  })

  it('[E11] holds the reference until it is closed or the next enquiry is sent', () => {
    const sent = [open, submit(completeEnquiry), done('send', receipt)] as const
    const held = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
      popup(...sent, ...steps).snapshot.context.receipt
    expect(held(open, submit(emptyEnquiry), close)).toEqual(receipt)
    expect(held({ type: 'receipt.close' })).toBeNull()
    expect(held(open, submit(completeEnquiry))).toBeNull()
  })

  it.each([
    [refused, 'Failed to submit form'],
    [{ ...refused, message: '' }, 'Failed to submit form'],
    [new TypeError('Failed to fetch'), 'Failed to submit'],
  ])('[E12] stays open when it was not sent, and says how that came, %#', (error, sentence) => {
    const { snapshot, facts } = popup(open, submit(completeEnquiry), failed('send', error))
    expect(snapshot.matches({ form: 'filling' })).toBe(true)
    expect(snapshot.hasTag('open')).toBe(true)
    const { failure } = snapshot.context
    expect(facts).toEqual([{ type: 'enquiry.failed', failure }])
    expect(failure && enquiryFailureText(failure)).toBe(sentence)
  })

  it('[E12] shows the sentences of the server at their fields', () => {
    const fields = { email: 'Invalid email format' }
    const { snapshot } = popup(
      open,
      submit(completeEnquiry),
      failed('send', { ...refused, reason: 'InputRefused', fields }),
    )
    expect(snapshot.context.errors).toEqual(fields)
  })

  it('[E12] is tried again under the same key, without the failure of before', () => {
    const { snapshot, calls } = popup(
      open,
      submit(completeEnquiry),
      failed('send', refused),
      submit(completeEnquiry),
    )
    expect(snapshot.context.failure).toBeNull()
    expect(calls.map(([, input]) => (input as SentForm).key)).toEqual(['k1', 'k1'])
  })

  it('is the same for a form of a page: the popup stays closed, whatever becomes of it', () => {
    expect(popup(submit(completeEnquiry)).calls).toEqual([['send', form(completeEnquiry)]])
    for (const outcome of [done('send', receipt), failed('send', refused)]) {
      const { snapshot } = popup(submit(completeEnquiry), outcome)
      expect(snapshot.value).toEqual({ popup: 'closed', form: 'filling' })
    }
  })

  it('[E11] runs with the actor that it is given', async () => {
    const sent: Array<SentForm> = []
    const send = fromPromise<Receipt, SentForm>(async ({ input }) => {
      sent.push(input)
      return receipt
    })
    const actor = createActor(enquiryMachine.provide({ actors: { send } })).start()
    const told = new Promise<Receipt>((resolve) => actor.on('enquiry.sent', (fact) => resolve(fact.receipt)))
    actor.send(open)
    actor.send(submit(completeEnquiry))
    expect(await told).toEqual(receipt)
    expect(sent).toEqual([form(completeEnquiry)])
    actor.stop()
  })
})

describe('an enquiry without a connection', () => {
  const offline = enquiryMachine.provide({ guards: { isOffline: () => true } })
  const cut = new TypeError('Failed to fetch')
  const wait = (...steps: ReadonlyArray<Step<typeof offline>>) =>
    walk(offline, undefined, open, submit(completeEnquiry), failed('send', cut), ...steps)

  it('waits on the device, and says whether it is kept', () => {
    const { snapshot, calls, facts } = wait(done('keep', true))
    expect(snapshot).toMatchObject({ value: { popup: 'open', form: 'waiting' }, context: { kept: true } })
    expect(calls.map(([src]) => src)).toEqual(['send', 'keep', 'connection'])
    expect(facts).toEqual([])
    expect(wait(failed('keep', cut)).snapshot.context.kept).toBe(false)
  })

  it('is sent under the same key when the connection is back', () => {
    const { snapshot, calls, facts } = wait(done('connection'), done('send', receipt))
    expect(snapshot.value).toEqual({ popup: 'closed', form: 'filling' })
    expect(calls.filter(([src]) => src === 'send').map(([, input]) => (input as SentForm).key)).toEqual([
      'k1',
      'k1',
    ])
    expect(facts).toEqual([{ type: 'enquiry.sent', enquiry: completeEnquiry, receipt }])
  })

  it('waits behind a closed popup, which opens again where it was not sent after all', () => {
    expect(wait(close).snapshot.value).toEqual({ popup: 'away', form: 'waiting' })
    expect(wait(close, done('connection'), done('send', receipt)).snapshot.hasTag('open')).toBe(false)
    expect(wait(close, done('connection'), failed('send', cut)).snapshot.value).toEqual({
      popup: 'open',
      form: 'waiting',
    })
  })

  it.each([
    [{ type: 'enquiry.change' }, { type: 'enquiry.changed' }],
    [{ type: 'enquiry.discard' }, { type: 'enquiry.discarded' }],
  ] as const)('is not sent after %o', (event, fact) => {
    const { snapshot, facts, stopped } = wait(event)
    expect(snapshot.matches({ form: 'filling' })).toBe(true)
    expect(snapshot.context.form).toBeNull()
    expect(facts).toEqual([fact])
    expect(stopped).toEqual(['keep', 'connection'])
  })

  it('goes on waiting on the next visit, and shows itself only where it was not sent', () => {
    const resume = { type: 'enquiry.resume', form: form(completeEnquiry) } as const
    const resumed = walk(offline, undefined, resume)
    expect(resumed.snapshot.value).toEqual({ popup: 'away', form: 'waiting' })
    const refusal = walk(enquiryMachine, undefined, resume, done('connection'), failed('send', refused))
    expect(refusal.snapshot.value).toEqual({ popup: 'open', form: 'filling' })
  })
})
