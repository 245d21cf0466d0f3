import { describe, expect, it } from 'vitest'
import { visitorFormMachine } from '#domain/machines/visitor-form-machine.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { enquiryForm } from '#domain/visitor-forms/enquiry-form.ts'
import { completeApplication, position } from '../support/complete-application.ts'
import { completeEnquiry } from '../support/complete-enquiry.ts'
import { submitted } from '../support/submitted.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const enquiryMachine = visitorFormMachine(enquiryForm)
const open = { type: 'popup.open' } as const
const close = { type: 'popup.close' } as const
const submitEnquiry = { type: 'form.submit', form: submitted(completeEnquiry) } as const
const receipt = { reference: 'B7KM4QXD' }
const refused = { reason: 'StoreBusy', message: 'Try again.' }

describe('a form without a connection', () => {
  const offline = enquiryMachine.provide({ guards: { isOffline: () => true } })
  const cut = new TypeError('Failed to fetch')
  const wait = (...steps: ReadonlyArray<Step<typeof offline>>) =>
    walk(offline, undefined, open, submitEnquiry, failed('send', cut), ...steps)

  it('waits, and says whether it is stored on the device', () => {
    const { snapshot, calls, facts } = wait(done('store', true))
    expect(snapshot).toMatchObject({
      value: { popup: 'open', form: 'waiting' },
      context: { isOnDevice: true },
    })
    expect(calls.map(([src]) => src)).toEqual(['send', 'store', 'connection'])
    expect(facts).toEqual([])
    expect(wait(failed('store', cut)).snapshot.context.isOnDevice).toBe(false)
  })

  it('is sent under the same key when the connection is back', () => {
    const walked = wait(done('connection'), done('send', receipt))
    expect(walked.snapshot.value).toEqual({ popup: 'closed', form: 'filling' })
    expect(
      walked.calls.flatMap(([src, input]) => (src === 'send' ? [(input as { key: string }).key] : [])),
    ).toEqual(['k1', 'k1'])
    expect(walked.facts).toEqual([{ type: 'form.sent', values: completeEnquiry }])
  })

  it('waits behind a closed popup, which opens again if it was not sent after all', () => {
    expect(wait(close).snapshot.value).toEqual({ popup: 'away', form: 'waiting' })
    expect(wait(close, done('connection'), done('send', receipt)).snapshot.hasTag('open')).toBe(false)
    expect(wait(close, done('connection'), failed('send', cut)).snapshot.value).toEqual({
      popup: 'open',
      form: 'waiting',
    })
  })

  it.each([
    [{ type: 'form.change' }, { type: 'form.changed' }],
    [{ type: 'form.discard' }, { type: 'form.discarded' }],
  ] as const)('is not sent after %o', (event, fact) => {
    const { snapshot, facts, stopped } = wait(event)
    expect(snapshot.matches({ form: 'filling' })).toBe(true)
    expect(snapshot.context.form).toBeNull()
    expect(facts).toEqual([fact])
    expect(stopped).toEqual(['store', 'connection'])
  })

  it('resumes on the next visit, and opens its popup only if it was not sent', () => {
    const resume = { type: 'form.resume', form: submitted(completeEnquiry) } as const
    expect(walk(offline, undefined, resume).snapshot.value).toEqual({ popup: 'away', form: 'waiting' })
    const refusal = walk(enquiryMachine, undefined, resume, done('connection'), failed('send', refused))
    expect(refusal.snapshot.value).toEqual({ popup: 'open', form: 'filling' })
  })

  it('[P5] acknowledges an application that has waited behind a closed popup', () => {
    const waited = walk(
      visitorFormMachine(applicationForm).provide({ guards: { isOffline: () => true } }),
      undefined,
      { type: 'popup.open', position },
      { type: 'form.submit', form: submitted(completeApplication) },
      failed('send', cut),
      close,
      done('connection'),
      done('send', receipt),
    )
    expect(waited.snapshot.value).toEqual({ popup: 'open', form: 'sent' })
  })
})
