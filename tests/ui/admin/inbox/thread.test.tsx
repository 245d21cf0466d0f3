import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { mailedMessages, sampleMessages } from '#ui/sample/office/desk/sample-threads.ts'
import { listening, open } from '../admin-open.tsx'

afterEach(cleanup)

const opened = (mail = '1') =>
  open({ at: `/enquirymails?open=${mail}`, role: 'Hr', threads: { messages: sampleMessages } })
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
const send = () => screen.getByRole('button', { name: 'Send answer' })
const messages = () =>
  within(screen.getByRole('region', { name: 'Answers and notes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

const mariam = { id: '77', name: 'Mariam', address: '' }
const answeredByMariam = ({ runtime }: ReturnType<typeof open>, after: string) =>
  runtime.runPromise(
    Threads.use((threads) =>
      threads.add('enquiries', '1', { direction: 'out', text: 'I was faster', language: 'en', after }),
    ).pipe(Effect.provideService(OnBehalfOf, mariam)),
  )

describe('a thread', () => {
  it('[K1] shows answers with their delivery, and sends a parked one again', async () => {
    const { user } = opened()
    await box()
    expect(messages()).toHaveLength(4)
    expect(messages()[3]).toMatch(/No such user.*Another answer or a note takes this mail off/u)
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(messages()[3]).toContain('waiting to be sent'))
  })

  it('says that it loads, in the place of the form', async () => {
    const slow = { messages: sampleMessages, latency: 60_000 }
    open({ at: '/enquirymails?open=1', role: 'Hr', threads: slow })
    const region = await screen.findByRole('region', { name: 'Answers and notes' })
    expect(within(region).getByText(/^Loading/)).toBeTruthy()
    expect(within(region).queryByRole('textbox')).toBeNull()
  })

  it('[K1] names the next try of an answer only after a failure', async () => {
    const at = '2026-11-22T06:00:00.000Z'
    const answer = { direction: 'out', author: 'Reem', language: 'en', text: 'Noted', at } as const
    const first = { state: 'waiting', at: '2999-01-01T00:00:00.000Z', tries: 1, reason: '' } as const
    const second = { ...first, reason: 'The mail server does not answer.' }
    const tried = [first, second].map((delivery, place) => ({ ...answer, id: String(place + 1), delivery }))
    open({ at: '/enquirymails?open=1', role: 'Hr', threads: { messages: { 'enquiries/1': tried } } })
    await box()
    expect(messages().map((text) => text?.includes('next try'))).toEqual([false, true])
  })

  it('[K17] says what came by e-mail and from whom, and downloads its files', async () => {
    const { user, downloads } = open({
      at: '/enquirymails?open=1',
      role: 'Hr',
      threads: { messages: mailedMessages },
    })
    await box()
    const [own = '', others = ''] = messages().filter((text) => text?.includes('by email'))
    expect([own.includes('by email from'), others.includes('by email from omar@')]).toEqual([false, true])
    expect(screen.getByText(/^hall 3\.dwg is only in the mailbox/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^hall 3\.pdf/ }))
    await waitFor(() => expect(downloads).toEqual(['attachment enquiries 1 1 0']))
  })

  it('[K9] takes a template by keyboard, and sends only without blanks', async () => {
    const { user, runtime } = opened('2')
    const text = await box()
    text.focus()
    await user.keyboard('/')
    await user.type(await screen.findByRole('combobox', { name: 'Search the templates' }), 'thanks{Enter}')
    await waitFor(() => expect(text.value).toMatch(/^Dear Fatima,\n/u))
    expect(text.value).toContain('{{status_link}}')
    expect(screen.getByText('Fill in one blank: which day')).toBeTruthy()
    expect(send()).toHaveProperty('disabled', true)
    await user.click(text)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.clear(text)
    await user.type(text, 'Dear Fatima')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('The answer is stored and will be sent.')
    expect(text.value).toBe('')
    expect(messages()).toEqual([expect.stringContaining('Dear Fatima')])
    await waitFor(async () =>
      expect(await runtime.runPromise(Enquiries.use((port) => port.get('2')))).toMatchObject({
        status: 'answered',
      }),
    )
    await waitFor(() =>
      expect(screen.getByLabelText('Status of this mail')).toHaveProperty('value', 'answered'),
    )
  })

  it('[K9] takes the language of a template that lacks the chosen one', async () => {
    const { user } = open({ at: '/profilemails?open=1', role: 'Hr', threads: { messages: {} } })
    const text = await box()
    const language = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
    await user.selectOptions(language, 'ar')
    await user.click(screen.getByRole('button', { name: 'Template' }))
    await user.type(await screen.findByRole('combobox', { name: 'Search the templates' }), 'document{Enter}')
    await waitFor(() => expect(text.value).toMatch(/^Dear /u))
    expect([language.value, text.lang]).toEqual(['en', 'en'])
  })

  // Seen failing: it said that no template fits.
  it('[K9] says that its templates could not be read, and reads them again', async () => {
    const connection = { fails: false }
    const changing = () => (connection.fails ? { failing: { reads: exampleFailures.broken } } : {})
    const { user } = open({ at: '/enquirymails?open=2', role: 'Hr', behaviour: { changing } })
    await box()
    connection.fails = true
    await user.click(screen.getByRole('button', { name: 'Template' }))
    await screen.findByText(/^Failed to fetch templates/)
    expect(screen.queryByText('No template fits.')).toBeNull()
    connection.fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('option', { name: /Thanks/ })).toHaveLength(1)
  })

  it('[K7] leaves no due time in its row, and J opens the next mail', async () => {
    const { user } = open({ at: '/enquirymails?open=2', role: 'Hr', desk: {} })
    const row = () => screen.getByRole('link', { name: /Fatima Al Suwaidi/ })
    await waitFor(() => expect(row().textContent).toMatch(/left|overdue|due in/))
    await user.type(await box(), 'Dear Fatima')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('The answer is stored and will be sent.')
    await waitFor(() => expect(row().textContent).not.toMatch(/left|overdue|due in/))
    await user.keyboard('j')
    await waitFor(() => expect(screen.queryByRole('article', { name: /Fatima/ })).toBeNull())
  })

  it('[K3] keeps the text in a conflict, and offers three ways on', async () => {
    const office = opened()
    const { user } = office
    const text = await box()
    await user.type(text, 'Mine')
    await answeredByMariam(office, '4')
    await user.click(send())
    await screen.findByText('Mariam answered in the meantime.')
    expect(text.value).toBe('Mine')
    expect(messages().at(-1)).toContain('I was faster')
    expect(send()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Send mine as well' }))
    await waitFor(() => expect(messages().at(-1)).toContain('Mine'))
    expect(text.value).toBe('')
  })

  it('[K3] keeps the text of a conflict as a note', async () => {
    const office = opened()
    await office.user.type(await box(), 'Mine')
    await answeredByMariam(office, '4')
    await office.user.click(send())
    await office.user.click(await screen.findByRole('button', { name: 'Keep as a note' }))
    await waitFor(() => expect(messages().at(-1)).toMatch(/note, staff only.*Mine/u))
  })

  it('[K3] says who is writing', async () => {
    const office = opened()
    await box()
    await listening(office.actors)
    office.arriving.arrive({ writing: [{ kind: 'enquiries', id: '1', name: 'Mariam' }] })
    await screen.findByText('Mariam is writing an answer.')
    office.arriving.arrive({ writing: [] })
    await waitFor(() => expect(screen.queryByText('Mariam is writing an answer.')).toBeNull())
  })

  it('[K9] shows the link of the footer with a place for the code', async () => {
    opened()
    await box()
    expect(screen.getAllByText(/\/receipt#…$/).length).toBeGreaterThan(0)
  })

  it('[K1] refuses a longer text with a sentence, and cuts nothing', async () => {
    opened()
    const text = await box()
    fireEvent.change(text, { target: { value: 'a'.repeat(10_001) } })
    await screen.findByText('Text has at most 10000 characters')
    expect([text.maxLength, send()]).toEqual([-1, expect.objectContaining({ disabled: true })])
  })
})

describe('on plain HTTP', () => {
  const { randomUUID } = crypto
  afterEach(() => Object.assign(crypto, { randomUUID }))

  it('a mail can be answered', async () => {
    Object.assign(crypto, { randomUUID: undefined })
    const { user } = opened()
    await user.type(await box(), 'Mine')
    await user.click(send())
    expect(await screen.findByText('The answer is stored and will be sent.')).toBeTruthy()
  })
})
