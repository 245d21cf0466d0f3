import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Effect, Layer } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import type { Profile } from '#domain/visitor-forms/profile/profile.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import type { ApplicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import { ApplicationPopup } from '#ui/site/career/application/application-popup.tsx'
import { applicationFormControllerOver, shared } from './form-controllers.ts'
import { sentencesBeside } from '../sentences-beside.ts'

afterEach(cleanup)

const position = {
  id: '4',
  title: 'Solar Field Technician',
  company: 'Dhuha Energy',
  location: 'Sitra, Bahrain',
}
const pdf = new File(['%PDF-1.7'], 'yara-haddad.pdf', { type: 'application/pdf' })

const openWith = (controller: ApplicationFormController) => {
  const popup = (opener: Element | null, appliedFor = position) => (
    <ApplicationPopup controller={controller} click={{ position: appliedFor, opener }} />
  )
  const { rerender } = render(popup(null))
  const reopen = (opener: Element | null = null, appliedFor = position) => rerender(popup(opener, appliedFor))
  return { user: userEvent.setup(), reopen }
}

interface Sent extends Profile, FormMetadata {
  readonly resume: ChosenFile
}

/** Opens the popup over a port that records what it sends, after the given failures. */
const open = (
  failures: ReadonlyArray<WriteFailure> = [],
  device: Parameters<typeof applicationFormControllerOver>[1] = {},
) => {
  const sent: Array<Sent> = []
  const remaining = [...failures]
  const layer = Layer.effect(
    Profiles,
    Effect.map(Profiles, (profiles) =>
      Profiles.of({
        ...profiles,
        send: (profile, resume, sending) => {
          sent.push({ ...profile, resume, ...sending })
          const failure = remaining.shift()
          return failure === undefined ? profiles.send(profile, resume, sending) : Effect.fail(failure)
        },
      }),
    ),
  ).pipe(Layer.provide(MemoryProfiles()))
  return { sent, ...openWith(applicationFormControllerOver(layer, device)) }
}

type User = ReturnType<typeof userEvent.setup>

const fill = async (user: User) => {
  await user.type(screen.getByLabelText('First name'), ' Yara ')
  await user.type(screen.getByLabelText('Last name'), 'Haddad')
  await user.type(screen.getByLabelText('Email'), 'yara@mail.example')
  await user.type(screen.getByLabelText('Phone'), '39 551 204')
  await user.selectOptions(screen.getByLabelText('Location'), 'Bahrain')
  await user.upload(screen.getByLabelText('Résumé'), pdf)
}

const send = (user: User) => user.click(screen.getByRole('button', { name: /^Send application/ }))
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const arrived = () => screen.findByRole('heading', { name: 'Your application has arrived' })

test('[P5] names the popup after its position, and focuses the first field', async () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Solar Field Technician' })).toBeTruthy()
  expect(screen.getByText('Dhuha Energy, Sitra, Bahrain')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
})

test('[P5] does not send an empty form, and focuses its first field', async () => {
  const { sent, user } = open()
  await send(user)
  expect(sentencesBeside()).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Location is required',
    'Résumé is required',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(sent).toEqual([])
})

test('[P5] checks a field when it is left, then at every keystroke', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('First name'), 'Yara')
  await user.type(screen.getByLabelText('Email'), 'yara')
  expect(alerts()).toEqual([])
  await user.tab()
  expect(alerts()).toEqual(['Invalid email format'])
  const email = screen.getByLabelText('Email')
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Invalid email format')
  await user.type(email, '@mail.example')
  expect(screen.queryByText('Invalid email format')).toBeNull()
})

test('[P5] checks a file as soon as it is chosen', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('First name'), 'Yara')
  const choose = (file: File) =>
    fireEvent.input(screen.getByLabelText('Résumé'), { target: { files: [file] } })
  choose(new File(['x'], 'me.png', { type: 'image/png' }))
  expect(alerts()).toEqual(['Choose a PDF or Word (.docx) file'])
  choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'me.pdf', { type: 'application/pdf' }))
  expect(alerts()).toEqual(['Choose a file of at most 10 MB'])
  choose(pdf)
  expect(alerts()).toEqual([])
})

test('[P5] sends a complete application with its résumé, and acknowledges it', async () => {
  const { sent, user } = open()
  await fill(user)
  await send(user)
  expect(document.activeElement).toBe(await arrived())
  expect(screen.getByText(/Thank you, Yara\./).textContent).toContain('yara-haddad.pdf')
  expect(screen.getByText(/^[\dA-Z]{8}$/)).toBeTruthy()
  expect(sent).toMatchObject([
    {
      firstName: 'Yara',
      lastName: 'Haddad',
      email: 'yara@mail.example',
      phone: '39 551 204',
      location: 'Bahrain',
      careerId: '4',
      message: '',
      resume: pdf,
      decoy: '',
      consent: '1',
    },
  ])
  expect(sent[0]?.took).toBeGreaterThan(0)
})

test('[P5] disables the button and shows the progress while sending', async () => {
  let report: (progress: number) => void = () => {}
  const endless = Layer.effect(
    Profiles,
    Effect.map(Profiles, (profiles) =>
      Profiles.of({
        ...profiles,
        send: (_profile, _resume, _sending, onProgress = () => {}) => {
          report = onProgress
          return Effect.never
        },
      }),
    ),
  ).pipe(Layer.provide(MemoryProfiles()))
  const { user } = openWith(applicationFormControllerOver(endless))
  await fill(user)
  await send(user)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' }).disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Sending yara-haddad.pdf')
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => report(0.64))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64')
})

test.each([
  ['Failed to submit form', exampleFailures.broken],
  ['Failed to submit', exampleFailures.offline],
])('[P5] shows %s after a failure, and retries under the same key', async (text, failure) => {
  const { sent, user } = open([failure])
  await fill(user)
  await send(user)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(' Yara ')
  await send(user)
  await arrived()
  expect(sent).toHaveLength(2)
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

test('[P5] explains that a position has closed meanwhile, and loses no text', async () => {
  const { user } = openWith(applicationFormControllerOver(MemoryProfiles({ closed: [position.id] })))
  await fill(user)
  await send(user)
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Failed to submit form${forms.refusals.positionClosed}`,
  )
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(' Yara ')
  expect(screen.getByLabelText<HTMLInputElement>('Résumé').files?.[0]?.name).toBe(pdf.name)
})

test('[P5] keeps typed text when the popup closes, and gives the focus back', async () => {
  const { user, reopen } = open()
  const opener = document.body.appendChild(document.createElement('button'))
  reopen(opener)
  await user.type(screen.getByLabelText('First name'), 'Yara')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
  reopen(opener, { ...position, id: '7', title: 'Family Physician' })
  expect(await screen.findByRole('dialog', { name: 'Family Physician' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Yara')
  expect(document.querySelector<HTMLInputElement>('[name=careerId]')?.value).toBe('7')
  expect(alerts()).toEqual([])
  opener.remove()
})

test('[P5] starts the next application empty', async () => {
  const { user, reopen } = open()
  await fill(user)
  await send(user)
  await arrived()
  await user.click(screen.getByRole('button', { name: 'Back to the positions' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  reopen()
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('')
})

test('[P5] restores typed text after a reload, but not the file', async () => {
  const savedForms = await shared(SavedForms, MemorySavedForms())
  const { user } = open([], { savedForms })
  await fill(user)
  cleanup()
  open([], { savedForms })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('yara@mail.example')
  expect(screen.getByLabelText<HTMLInputElement>('Résumé').files).toHaveLength(0)
})

test('[P5] waits offline as long as the page is open, and can be changed', async () => {
  const { user } = open([exampleFailures.offline], { connection: MemoryConnection({ isOffline: true }) })
  await fill(user)
  await send(user)
  expect(await screen.findByText(forms.application.waiting)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  expect(screen.getByLabelText<HTMLInputElement>('Résumé').files?.[0]?.name).toBe(pdf.name)
})
