import { act, cleanup, fireEvent } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { isFull } from '#tests/support/full.ts'
import { open } from '../admin-open.tsx'
import { manyEnquiries } from './many-enquiries.ts'

afterEach(cleanup)

const mails = 100

const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const numberIn = (text: string | null | undefined) => /Sender (\d+) /.exec(text ?? '')?.[1]
const button = (name: string) =>
  [...document.querySelectorAll('button:enabled')].find(
    (found) => (found.getAttribute('aria-label') ?? found.textContent) === name,
  )
const press = (name: string) => {
  const found = button(name)
  if (found) fireEvent.click(found)
}

const inbox = () => {
  const status = (id: number) => (id % 4 === 0 ? ('new' as const) : ('read' as const))
  const office = open({
    at: '/enquirymails',
    role: 'Hr',
    enquiries: manyEnquiries(mails, (id) => ({ status: status(id) })),
  })
  const { list } = office.actors.staff().enquiries
  const read = () => numberIn(one('article')?.getAttribute('aria-label'))
  const screen = () =>
    [office.address(), document.body.textContent, list.getSnapshot().value.items].join('\n')
  return {
    ...office,
    /** The id of the mail in the reader. */
    read,
    /** The id in the address. */
    named: () => new URLSearchParams(office.router.history.location.search).get('open'),
    /** Waits until the screen no longer changes. */
    settled: async () => {
      for (let [same, before] = [0, '']; same < 3;) {
        await act(() => new Promise((resolve) => setTimeout(resolve, 2)))
        const now = screen()
        same = now === before ? same + 1 : 0
        before = now
      }
    },
    stored: async () => {
      const { items } = await office.runtime.runPromise(Enquiries.use((port) => port.list()))
      return new Map(items.map((mail) => [mail.id, mail.status]))
    },
  }
}
type InboxUnderTest = ReturnType<typeof inbox>

/** An action; `act` returns the id of the only mail that it may change, except opened ones. */
interface Action {
  /** Its name in a counterexample. */
  readonly [fc.toStringMethod]: () => string
  readonly act: (office: InboxUnderTest) => Promise<string | undefined> | string | undefined
}

const action = (name: string, does: Action['act']): Action => ({ act: does, [fc.toStringMethod]: () => name })
const change = (name: string, does: () => Promise<void> | void) =>
  fc.constant(
    action(name, async ({ read }) => {
      const target = read()
      await does()
      return target
    }),
  )
const walk = (name: string, does: (office: InboxUnderTest) => void) =>
  action(name, (office) => {
    does(office)
    return undefined
  })

const anyId = fc.integer({ min: 1, max: mails + 3 })
const actions = fc.oneof(
  { weight: 3, arbitrary: change('mark as spam', () => press('Mark as spam')) },
  {
    weight: 2,
    arbitrary: change('delete', async () => {
      press('Delete')
      await act(() => new Promise((resolve) => setTimeout(resolve, 2)))
      press('Delete enquiry')
    }),
  },
  {
    weight: 2,
    arbitrary: change('answer', () => {
      const select = one('select[aria-label="Status of this mail"]')
      if (select) fireEvent.change(select, { target: { value: 'answered' } })
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('j', 'k').map((key) =>
      walk(`press ${key}`, () => {
        one('[data-step-keys] a, [data-step-keys]')?.focus()
        fireEvent.keyDown(document.activeElement ?? document, { key })
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.nat(11).map((at) =>
      walk(`open row ${at}`, () => {
        const row = document.querySelectorAll('[data-step-keys] > li > a')[at]
        if (row) fireEvent.click(row)
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('Next', 'Previous', 'General', 'Business', 'All')
      .map((name) => walk(`press ${name}`, () => press(name))),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(anyId, fc.nat(9)).map(([id, page]) =>
      walk(`follow a link to ${id} on page ${page}`, ({ router }) => {
        router.history.push(`/admin/enquirymails?page=${page}&open=${id}`)
      }),
    ),
  },
  { weight: 1, arbitrary: fc.constant(walk('go back', ({ router }) => router.history.back())) },
  {
    weight: 1,
    arbitrary: fc.tuple(anyId, fc.boolean()).map(([id, isSpam]) =>
      action(`a colleague ${isSpam ? 'marks' : 'deletes'} ${id}`, async ({ runtime }) => {
        const handle = Enquiries.use((port) =>
          isSpam ? port.change(`${id}`, { status: 'spam' }) : port.remove(`${id}`),
        )
        await runtime.runPromise(handle).catch(() => {})
        return `${id}`
      }),
    ),
  },
)

it('[A9] shows and changes only the requested mail', async () => {
  const property = fc.asyncProperty(fc.array(actions, { minLength: 8, maxLength: 12 }), async (done) => {
    cleanup()
    const office = inbox()
    await office.settled()
    for (const { act: does } of done) {
      const before = await office.stored()
      const meant = await does(office)
      await office.settled()
      const after = await office.stored()
      const [named, read] = [office.named(), office.read()]
      // The reader shows the mail of the address, or that it is gone.
      const isGone = named !== null && read === undefined && !after.has(named)
      expect(isGone ? named : read).toBe(named ?? read)
      // The current row is the mail in the reader.
      const row = one('[aria-current=true]')
      expect(row ? numberIn(row.textContent) : read).toBe(read)
      // Only the intended mail has changed, and new ones that were opened.
      const changed = [...before].filter(([id, status]) => after.get(id) !== status)
      const others = changed.filter(([id, status]) => !(status === 'new' && after.get(id) === 'read'))
      expect(others.map(([id]) => id).filter((id) => id !== meant)).toEqual([])
    }
  })
  await fc.assert(property, { numRuns: isFull ? 6 : 3, seed: 22 })
})
