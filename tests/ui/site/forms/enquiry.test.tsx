import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { closed, fill, open, send } from './enquiry-open.tsx'
import { sentencesBeside } from '../sentences-beside.ts'

afterEach(cleanup)

test('[E3] [E4] [E5] [E6] [E7] [E8] sends no empty form, and focuses its first field', async () => {
  const { sent, user } = open()
  await send(user)
  expect(sentencesBeside()).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Location is required',
    'Enquiry type is required',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(sent).toEqual([])
})

test('announces the errors of an empty form by one alert', async () => {
  const { user } = open()
  await send(user)
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    '6 fields need another look.',
  ])
})

test('checks a field when it is left, then at every keystroke', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('First name'), 'Sara')
  await user.clear(screen.getByLabelText('First name'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(screen.getByRole('alert').textContent).toBe('First name is required')
  await user.type(screen.getByLabelText('First name'), 'S')
  expect(screen.queryByText('First name is required')).toBeNull()
})

test('shows the consent text below the fields, and sends its version', () => {
  open()
  const consentText = screen.getByText(/^We keep what you send to answer you/)
  expect(consentText.querySelector('input')).toHaveProperty('name', 'consent')
})

test('checks nothing when moving between the two types', async () => {
  const { user } = open()
  await user.click(screen.getByLabelText('General Inquiry'))
  await user.click(screen.getByLabelText('Business Inquiry'))
  expect(screen.queryByText('Enquiry type is required')).toBeNull()
})

test('[E11] [E13] sends trimmed texts with a key and the time, then empties the form', async () => {
  const { sent, user, reopen } = open()
  await fill(user)
  await send(user)
  await closed()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    firstName: 'Sara',
    location: 'Bahrain',
    type: 'Business',
    company: '',
    decoy: '',
    consent: '1',
  })
  expect(sent[0]?.key).toMatch(/.{16,}/)
  expect(sent[0]?.took).toBeGreaterThan(0)
  expect((await screen.findByRole('alert')).textContent).toBe('Email sent successfully')
  expect(screen.getByRole('status').textContent).toMatch(
    /^Thank you\. Your enquiry has arrived\.Your reference\w{8}Your code(?:\w{4}-){3}\w{4}/,
  )

  reopen()
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', '')
  await fill(user)
  await send(user)
  await closed()
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('[E12] shows a refusal and an exception, and retries under the same key', async () => {
  const { sent, user } = open([exampleFailures.broken, exampleFailures.offline])
  await fill(user)
  await send(user)
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Failed to submit form${exampleFailures.broken.message}`,
  )
  await send(user)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to submit'))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sara@mail.example')
  await send(user)
  await closed()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('sends an enquiry that was changed after a failure under a new key', async () => {
  const { sent, user } = open([exampleFailures.offline])
  await fill(user)
  await send(user)
  await screen.findByText('Failed to submit')
  await user.type(screen.getByLabelText(/^Message/), 'More')
  await send(user)
  await closed()
  expect(sent.map(({ message }) => message)).toEqual(['', 'More'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('[E1] keeps typed text when the popup closes, and gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  const { user, reopen } = open()
  await fill(user)
  await user.type(screen.getByLabelText(/^Message/), 'Two\nlines')
  reopen(opener)
  await user.keyboard('{Escape}')
  await closed()
  expect(document.activeElement).toBe(opener)

  reopen(opener)
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'sara@mail.example')
  expect(screen.getByLabelText(/^Message/)).toHaveProperty('value', 'Two\nlines')
  expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Bahrain')
  expect(screen.getByLabelText('Business Inquiry')).toHaveProperty('checked', true)
  expect(screen.queryByRole('alert')).toBeNull()
  opener.remove()
})
