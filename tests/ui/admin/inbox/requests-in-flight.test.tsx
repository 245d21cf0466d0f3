import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { enquiriesOfOnePerson } from '#ui/sample/office/desk/sample-mails.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const isDisabled = (button: HTMLElement | undefined) => button?.hasAttribute('disabled')

describe('merged enquiries', () => {
  const opened = async () => {
    let behaviour: Behaviour = {}
    const office = open({
      at: '/dashboard',
      role: 'Hr',
      enquiries: enquiriesOfOnePerson,
      behaviour: { changing: () => behaviour },
    })
    for (const other of ['4', '3'])
      await office.runtime.runPromise(Enquiries.use((port) => port.merge('5', other)))
    office.router.history.push('/admin/enquirymails?open=5')
    const [first, second] = await screen.findAllByRole('button', { name: 'Separate' })
    if (first === undefined || second === undefined) throw new Error('no buttons')
    return { ...office, first, second, behave: (next: Behaviour) => (behaviour = next) }
  }

  it('wait with a second separation for the first', async () => {
    const { user, first, second, behave } = await opened()
    behave({ latency: 60_000 })
    await user.click(first)
    expect([isDisabled(first), isDisabled(second)]).toEqual([true, true])
    expect(second.hasAttribute('aria-busy')).toBe(false)
  })

  it('say why the second was not separated while the first leaves', async () => {
    const { user, first, second, behave } = await opened()
    behave({ latency: 40 })
    await user.click(first)
    await waitFor(() => expect(isDisabled(second)).toBe(false))
    behave({ latency: 500, failing: { writes: exampleFailures.offline } })
    await user.click(second)
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(await screen.findByText(/^The enquiry was not separated/)).toBeTruthy()
  })
})

describe('saved views', () => {
  const views = ['hidd', 'sitra'].map((tag, at) => ({
    id: String(at + 1),
    kind: 'enquiries' as const,
    name: tag,
    address: `?tag=${tag}`,
    shared: false,
  }))

  it('wait with a second removal for the first', async () => {
    let behaviour: Behaviour = {}
    const { user } = open({
      at: '/enquirymails?tag=hidd',
      role: 'Hr',
      views,
      behaviour: { changing: () => behaviour },
    })
    const remove = await screen.findByRole('button', { name: /hidd/ })
    behaviour = { latency: 60_000 }
    await user.click(remove)
    await user.click(screen.getByRole('link', { name: 'sitra' }))
    expect(isDisabled(await screen.findByRole('button', { name: /sitra/ }))).toBe(true)
  })
})
