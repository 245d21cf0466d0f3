import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { sampleMessages } from '#ui/sample/office/desk/sample-threads.ts'
import { officeOn } from '#ui/sample/office/sample-office.tsx'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
const send = () => screen.getByRole('button', { name: 'Send answer' })

/** Opens a mail whose answer is stored while its response is lost. */
const withLostResponse = async () => {
  const connection = { fails: false }
  const { runtime, user } = open({
    at: '/enquirymails?open=1',
    role: 'Hr',
    threads: {
      messages: sampleMessages,
      changing: () => (connection.fails ? { failing: { reads: exampleFailures.broken } } : {}),
    },
  })
  await user.type(await box(), 'Mine')
  connection.fails = true
  await user.click(send())
  await screen.findByText('The text was not sent. It is still here: try again.')
  connection.fails = false
  const texts = async () => {
    const { messages: all } = await runtime.runPromise(Threads.use((port) => port.of('enquiries', '1')))
    return all
      .slice(sampleMessages['enquiries/1']?.length)
      .map(({ direction, text }) => `${direction} ${text}`)
  }
  return { runtime, user, texts }
}

describe('an answer after a lost response', () => {
  it('[K1] is stored once if it is sent again', async () => {
    const { user, texts } = await withLostResponse()
    await user.click(send())
    await screen.findByText('The answer is stored and will be sent.')
    expect(await texts()).toEqual(['out Mine'])
  })

  it('[K3] is shown if the text was edited, which is then another answer', async () => {
    const { user, texts } = await withLostResponse()
    await user.type(await box(), ' too')
    await user.click(send())
    await screen.findByText(/ answered in the meantime\./)
    await user.click(screen.getByRole('button', { name: 'Send mine as well' }))
    await screen.findByText('The answer is stored and will be sent.')
    expect(await texts()).toEqual(['out Mine', 'out Mine too'])
  })

  it('leaves the same text to be added as a note', async () => {
    const { user, texts } = await withLostResponse()
    await user.click(screen.getByRole('radio', { name: 'Note for staff' }))
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    await screen.findByText('The note is added.')
    expect(await texts()).toEqual(['out Mine', 'note Mine'])
  })

  it('[K1] is stored once if it is restored and sent again', async () => {
    const { runtime, texts } = await withLostResponse()
    cleanup()
    render(officeOn(runtime, '/admin/enquirymails?open=1').element)
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    await user.click(send())
    await screen.findByText('The answer is stored and will be sent.')
    expect(await texts()).toEqual(['out Mine'])
  })
})
