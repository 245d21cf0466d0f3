import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Effect, Layer } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { MemoryOutbox } from '#adapters/memory/visitor/outbox.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { Connection } from '#ports/visitor/connection.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { InputRefused } from '#ports/failures.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import { EnquiryPopup } from '#ui/site/enquiry/enquiry-popup.tsx'
import { enquiryFormControllerOver, shared } from './form-controllers.ts'
import { closed, fill, open, send } from './enquiry-open.tsx'

afterEach(cleanup)

test('[E12] opens again with errors of the server if it was closed while sending', async () => {
  let refuse = () => {}
  const fields = { email: 'Invalid email format' }
  const refusing = Layer.effect(
    Enquiries,
    Effect.map(Enquiries, (enquiries) =>
      Enquiries.of({
        ...enquiries,
        send: () =>
          Effect.callback((resume) => {
            refuse = () =>
              resume(Effect.fail(new InputRefused({ message: 'Some fields need another look.', fields })))
          }),
      }),
    ),
  ).pipe(Layer.provide(MemoryEnquiries()))
  const user = userEvent.setup()
  render(
    <EnquiryPopup controller={enquiryFormControllerOver(refusing)} words={{}} click={{ opener: null }} />,
  )
  await fill(user)
  await send(user)
  await user.keyboard('{Escape}')
  await closed()
  refuse()
  const email = await screen.findByLabelText('Email')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(fields.email)).toBeTruthy()
  expect(email).toHaveProperty('value', 'sara@mail.example')
})

/** The enquiry that waits on a device. */
const waitingIn = (outbox: Layer.Layer<Outbox>) =>
  Effect.runPromise(Effect.flatMap(Outbox, ({ read }) => read).pipe(Effect.provide(outbox)))

test('restores typed text after a reload; a retry then has the key of the first', async () => {
  const savedForms = await shared(SavedForms, MemorySavedForms())
  const before = open([exampleFailures.offline], { savedForms })
  await fill(before.user)
  await send(before.user)
  await screen.findByText('Failed to submit')
  cleanup()

  const after = open([], { savedForms })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sara@mail.example')
  expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Bahrain')
  await send(after.user)
  await closed()
  expect(after.sent[0]?.key).toBe(before.sent[0]?.key)
  cleanup()

  open([], { savedForms })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
})

/** A connection that is down until `restore` is called. */
const cutConnection = () => {
  let isDown = true
  let restored = () => {}
  const back = new Promise<void>((resolve) => (restored = resolve))
  return {
    connection: Layer.succeed(Connection, {
      isOffline: Effect.sync(() => isDown),
      whenOnline: Effect.promise(() => back),
    }),
    restore: () => {
      isDown = false
      restored()
    },
  }
}

test('waits with a notice while offline, and sends when the connection is back', async () => {
  const { connection, restore } = cutConnection()
  const { sent, user } = open([exampleFailures.offline], { connection })
  await fill(user)
  await send(user)
  expect(await screen.findByText(forms.enquiry.waitingOnDevice)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe(forms.waiting.title)
  restore()
  await closed()
  expect((await screen.findByRole('alert')).textContent).toBe('Email sent successfully')
  expect(sent).toHaveLength(2)
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

test('sends a waiting enquiry on the next visit, once', async () => {
  const outbox = await shared(Outbox, MemoryOutbox())
  const before = open([exampleFailures.offline], { outbox, connection: cutConnection().connection })
  await fill(before.user)
  await send(before.user)
  await screen.findByText(forms.enquiry.waitingOnDevice)
  cleanup()

  const { sent } = open([], { outbox })
  expect((await screen.findByRole('alert')).textContent).toBe('Email sent successfully')
  expect(sent.map(({ key }) => key)).toEqual(before.sent.map(({ key }) => key))
  cleanup()
  expect(open([], { outbox }).sent).toEqual([])
})

test('can change a waiting enquiry, or discard it with its text', async () => {
  const outbox = await shared(Outbox, MemoryOutbox())
  const { user } = open([exampleFailures.offline, exampleFailures.offline], {
    outbox,
    connection: cutConnection().connection,
  })
  await fill(user)
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Change it' }))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'sara@mail.example')
  expect(await waitingIn(outbox)).toBeNull()

  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', '')
  expect(await waitingIn(outbox)).toBeNull()
})
