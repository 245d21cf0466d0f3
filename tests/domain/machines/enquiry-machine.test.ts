import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { emptyEnquiry, type Enquiry } from '#domain/enquiry/enquiry.ts'
import { enquiryMachine, type SentForm } from '#domain/machines/enquiry-machine.ts'
import { enquiryFailureText } from '#domain/wording.ts'
import { completeEnquiry } from '../support/complete-enquiry.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const form = (enquiry: Enquiry): SentForm => ({ enquiry, key: 'k1', took: 9_000, decoy: '' })
const submit = (enquiry: Enquiry) => ({ type: 'enquiry.submit', form: form(enquiry) }) as const
const open = { type: 'popup.open' } as const
const close = { type: 'popup.close' } as const
const refused = { reason: 'StoreBusy', message: 'Try again.', answered: true }
const popup = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
  walk(enquiryMachine, undefined, ...steps)
const isOpen = (...steps: ReadonlyArray<Step<typeof enquiryMachine>>) =>
  popup(...steps).snapshot.hasTag('open')

describe('the enquiry popup', () => {
  it('opens and closes', () => {
    expect(isOpen()).toBe(false)
    expect(popup().snapshot.context).toEqual({ form: null, errors: {}, failure: null })
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
    expect(snapshot).toMatchObject({ value: 'filling', context: { errors } })
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
    expect(snapshot.matches('sending')).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('closes while it sends, without stopping that, and opens again on a failure', () => {
    const { snapshot, stopped } = popup(open, submit(completeEnquiry), close)
    expect(snapshot.matches('sending')).toBe(true)
    expect(snapshot.hasTag('open')).toBe(false)
    expect(stopped).toEqual([])
    expect(isOpen(open, submit(completeEnquiry), close, open)).toBe(true)
    expect(isOpen(open, submit(completeEnquiry), close, done('send'))).toBe(false)
    expect(isOpen(open, submit(completeEnquiry), close, failed('send', refused))).toBe(true)
  })

  it('[E11] closes when the enquiry was sent, and opens on a new form', () => {
    const { snapshot, facts } = popup(open, submit(completeEnquiry), done('send'))
    expect(snapshot.hasTag('open')).toBe(false)
    expect(snapshot.context).toEqual({ form: null, errors: {}, failure: null })
    expect(facts).toEqual([{ type: 'enquiry.sent' }])
    expect(popup(open, submit(completeEnquiry), done('send'), open).snapshot.value).toBe('filling')
  })

  it.each([
    [refused, 'Failed to submit form'],
    [{ ...refused, message: '' }, 'Failed to submit form'],
    [new TypeError('Failed to fetch'), 'Failed to submit'],
  ])('[E12] stays open when it was not sent, and says how that came, %#', (error, sentence) => {
    const { snapshot, facts } = popup(open, submit(completeEnquiry), failed('send', error))
    expect(snapshot.value).toBe('filling')
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
      failed('send', { ...refused, reason: 'DraftRefused', fields }),
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

  it('[E11] runs with the actor that it is given', async () => {
    const sent: Array<SentForm> = []
    const actor = createActor(
      enquiryMachine.provide({ actors: { send: fromPromise(async ({ input }) => void sent.push(input)) } }),
    ).start()
    actor.send(open)
    actor.send(submit(completeEnquiry))
    await waitFor(actor, (snapshot) => snapshot.matches('sent'))
    expect(sent).toEqual([form(completeEnquiry)])
    actor.stop()
  })
})
