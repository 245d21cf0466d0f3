import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

/** Passes options by the arrow keys, each of which the browser reports. */
const pass = (select: HTMLElement, ...values: ReadonlyArray<string>) => {
  for (const value of values) {
    fireEvent.keyDown(select, { key: 'ArrowDown' })
    fireEvent.change(select, { target: { value } })
  }
}
const opened = () => {
  const { user, runtime } = open({ at: '/enquirymails?open=1', role: 'Hr' })
  const mail = () => runtime.runPromise(Enquiries.use((port) => port.get('1')))
  const versions = async () => {
    const { items } = await runtime.runPromise(Enquiries.use((port) => port.list({ status: 'any' })))
    return items.map(({ version }) => version)
  }
  return { user, mail, versions }
}

// Seen failing: each arrow key stored the option that it passed, so that a mail became answered on its way to the spam.
describe('[A9] a status that is chosen by keys', () => {
  it('is stored by Enter, without those that the keys pass', async () => {
    const { mail } = opened()
    const select = await screen.findByLabelText('Status of this mail')
    const { version } = await mail()
    pass(select, 'answered', 'spam')
    expect(select).toHaveProperty('value', 'spam')
    expect(await mail()).toMatchObject({ status: 'read', version })
    fireEvent.keyDown(select, { key: 'Enter' })
    await waitFor(async () => expect(await mail()).toMatchObject({ status: 'spam', version: version + 1 }))
  })

  it('is stored when the person goes on', async () => {
    const { user, mail } = opened()
    const select = await screen.findByLabelText('Status of this mail')
    select.focus()
    pass(select, 'answered')
    await user.tab()
    await waitFor(async () => expect((await mail()).status).toBe('answered'))
  })

  it('is not given to selected mails before Enter', async () => {
    const { user, versions } = opened()
    await user.click(await screen.findByLabelText('Select page'))
    const select = screen.getByLabelText('Mark selected as')
    const before = await versions()
    pass(select, 'new', 'read')
    fireEvent.blur(select)
    expect(await versions()).toEqual(before)
    pass(select, 'new', 'read', 'answered')
    fireEvent.keyDown(select, { key: 'Enter' })
    await waitFor(async () => expect(await versions()).toEqual(before.map((version) => version + 1)))
  })
})
