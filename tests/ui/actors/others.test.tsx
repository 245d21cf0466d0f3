import { Effect, Layer, ManagedRuntime } from 'effect'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { MemoryOutbox } from '#adapters/memory/visitor/outbox.ts'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import { formFailureText } from '#domain/visitor-forms/form-failure-text.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { UnexpectedFailure } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { applicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import { enquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'
import { blankService, homePageFormOf } from '#ui/actors/content/home-page-form.ts'
import { office } from './office.ts'

const person = {
  firstName: 'Noor',
  lastName: 'Ali',
  email: 'noor@example.com',
  phone: '+973 1700 1234',
  location: 'Bahrain',
  message: '',
}
const enquiry = { ...person, type: 'General', company: '' }
const beside = { key: 'k', took: 9_000, decoy: '', consent: '1' }

const popup = (options?: Parameters<typeof MemoryEnquiries>[0]) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(MemoryEnquiries(options), MemorySavedForms(), MemoryOutbox(), MemoryConnection()),
  )
  const { actor } = enquiryFormController(runtime)
  actor.send({ type: 'popup.open' })
  actor.send({ type: 'form.submit', form: { values: enquiry, ...beside } })
  return { actor, runtime }
}

describe('an enquiry', () => {
  it('[E11] reaches the staff', async () => {
    const { actor, runtime } = popup()
    await waitFor(actor, (snapshot) => !snapshot.hasTag('open'))
    const { items } = await runtime.runPromise(Effect.flatMap(Enquiries, (enquiries) => enquiries.list()))
    expect(items).toMatchObject([{ ...enquiry, status: 'new' }])
  })

  it.each([
    ['Failed to submit form', new UnexpectedFailure({ message: '' })],
    ['Failed to submit', exampleFailures.offline],
  ])('[E12] that failed says %s', async (text, writes) => {
    const { actor } = popup({ failing: { writes } })
    await waitFor(actor, (snapshot) => snapshot.matches({ form: 'filling' }))
    const { failure } = actor.getSnapshot().context
    expect(failure && formFailureText(failure)).toBe(text)
  })
})

describe('an application', () => {
  it('[P5] is sent with its résumé', async () => {
    const runtime = ManagedRuntime.make(
      Layer.mergeAll(
        MemoryProfiles({ positions: { '4': 'Engineer' } }),
        MemorySavedForms(),
        MemoryConnection(),
      ),
    )
    const { actor } = applicationFormController(runtime)
    const resume = new File(['bytes'], 'noor.pdf', { type: 'application/pdf' })
    const values = { ...person, careerId: '4', resume }
    const position = { id: '4', title: 'Engineer', company: '', location: 'Hidd, Bahrain' }
    actor.send({ type: 'popup.open', position })
    actor.send({ type: 'form.submit', form: { values, ...beside } })
    await waitFor(actor, (snapshot) => snapshot.matches({ form: 'sent' }))
    const { items } = await runtime.runPromise(Effect.flatMap(Profiles, (profiles) => profiles.list()))
    expect(items).toMatchObject([{ firstName: 'Noor', position: 'Engineer', resumeName: 'noor.pdf' }])
  })
})

describe('the mails', () => {
  it('are handled in their list', async () => {
    const backOffice = office()
    const send = Effect.flatMap(Enquiries, (enquiries) => enquiries.send(enquiry))
    await backOffice.runtime.runPromise(send)
    const { list, save } = backOffice.actors.staff().enquiries
    list.send({ type: 'list.fetch' })
    await waitFor(list, (snapshot) => snapshot.matches({ items: 'ready' }))
    save.send({ type: 'save.submit', id: '1', form: { status: 'answered', note: 'By phone', version: 1 } })
    await waitFor(save, (snapshot) => snapshot.matches('saved'))
    expect(list.getSnapshot().context.items).toMatchObject([
      { id: '1', status: 'answered', note: 'By phone' },
    ])
  })

  it('[M9] that cannot be fetched say so', async () => {
    const backOffice = office({ mails: { failing: { reads: exampleFailures.broken } } })
    const { enquiries, profiles } = backOffice.actors.staff()
    for (const { list } of [enquiries, profiles]) {
      list.send({ type: 'list.fetch' })
      await waitFor(list, (snapshot) => !snapshot.hasTag('loading'))
    }
    expect(backOffice.announced.map(({ text }) => text)).toEqual([
      'Failed to enquiry list: Something went wrong',
      'Failed to profile mails: Something went wrong',
    ])
  })
})

describe('the home page', () => {
  it('[A14] is saved with uploaded pictures and without empty entries', async () => {
    const backOffice = office()
    const { details, save } = backOffice.actors.staff().homePage
    const file = new File(['bytes'], 'a.png', { type: 'image/png' })
    const blank = homePageFormOf({ statement: 'From the sea', site: { logo: '/media/logo-1x1.webp' } })
    const values = {
      ...blank,
      services: [
        { ...blankService, title: 'Ports', points: ['Towage', ' '] },
        { ...blankService, title: 'Towers', image: file },
        blankService,
      ],
      facts: [{ value: '', label: '' }],
    }
    save.send({ type: 'save.submit', id: 'homePage', form: values })
    await waitFor(save, (snapshot) => snapshot.matches('saved'))
    details.send({ type: 'details.fetch', id: 'homePage' })
    await waitFor(details, (snapshot) => snapshot.matches('ready'))
    expect(details.getSnapshot().context.item).toMatchObject({
      statement: 'From the sea',
      site: { logo: '/media/logo-1x1.webp', logoOnDark: '' },
      services: [
        { title: 'Ports', image: '', points: ['Towage'] },
        { title: 'Towers', image: '/media/memory1-1200x800.webp' },
      ],
      facts: [],
      version: 1,
    })
    expect(backOffice.announced).toEqual([{ tone: 'success', text: 'Home page updated successfully' }])
  })

  it('[M5] that cannot be fetched says so, with and without the suffix', async () => {
    const texts: Array<string> = []
    for (const reads of [exampleFailures.broken, exampleFailures.offline]) {
      const backOffice = office({ homePage: { failing: { reads } } })
      const { details } = backOffice.actors.staff().homePage
      details.send({ type: 'details.fetch', id: 'homePage' })
      await waitFor(details, (snapshot) => snapshot.matches('failed'))
      texts.push(...backOffice.announced.map(({ text }) => text))
    }
    expect(texts).toEqual(['Failed to fetch Home Page', 'Failed to fetch Home Page: Something went wrong'])
  })
})
