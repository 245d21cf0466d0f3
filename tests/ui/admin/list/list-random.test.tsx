import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { isFull } from '../../../support/full.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

interface Article {
  readonly id: string
  readonly title: string
  readonly description: string
}

/** Oldest first. Titles are unique, and sort differently. */
const articles: ReadonlyArray<Article> = Array.from({ length: 300 }, (_, at) => ({
  id: String(at + 1),
  title: `Article ${String((at * 7) % 300).padStart(3, '0')}`,
  description: ['About a berth', 'About a palm', 'About a berth and a palm'][at % 3] ?? '',
}))

const searches = ['', 'berth', 'palm', 'berth article', 'submarine']
const sorts = ['', 'title', '-title']
const pages = ['Next', 'Next', 'Previous', '1', '3', 'last']
const waysOut = ['Save', 'Cancel', 'Breadcrumb', 'Back'] as const

const step = fc.record({
  act: fc.oneof(
    fc.record({ search: fc.constantFrom(...searches) }),
    fc.record({ sort: fc.constantFrom(...sorts) }),
    fc.record({ size: fc.constantFrom('6', '12') }),
    fc.record({ page: fc.constantFrom(...pages) }),
    fc.record({ page: fc.constantFrom(...pages) }),
    fc.record({ remove: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }) }),
    fc.record({ edit: fc.nat(5), way: fc.constantFrom(...waysOut) }),
  ),
  /** Whether the next step starts after the end of this one. */
  waits: fc.boolean(),
})
type Act = typeof step extends fc.Arbitrary<{ act: infer One }> ? One : never

/** Compares addresses regardless of the order of their parameters. */
const parametersOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://example.com')
  return [pathname, ...[...searchParams].map(String).toSorted()]
}

const waiting = { interval: 5 }
const main = () => within(screen.getByRole('main'))
const settled = () =>
  waitFor(() => {
    expect(document.querySelector('[aria-busy=true], [aria-modal=true]')).toBeNull()
    expect(main().queryByText('Loading...')).toBeNull()
  }, waiting)
const press = (name: string | RegExp, inside = main()) =>
  fireEvent.click(inside.getByRole('button', { name }))

/** The rows on the screen, by their editors' addresses. */
const shownRows = () =>
  [...document.querySelectorAll('tbody tr b a')].map((link) => ({
    link,
    id: /\d+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? '',
    title: link.textContent ?? '',
  }))

/** A model of the list, and a user who works on the real one. */
const start = () => {
  const items = {
    newsArticle: articles.map(({ id: _, ...article }) => ({ ...article, image: samplePicture() })),
  }
  const office = open({ at: '/NewsList', role: 'CXTeam', items, behaviour: { latency: 10 } })
  let remaining = articles.toReversed()

  /** The records that the address names, in its order. */
  const matching = () => {
    const { searchParams } = new URL(office.address(), 'https://example.com')
    const words = (searchParams.get('q') ?? '').split(' ')
    const found = remaining.filter(({ title, description }) =>
      words.every((word) => `${title} ${description}`.toLowerCase().includes(word)),
    )
    const sort = searchParams.get('sort')
    if (sort === null) return found
    const rising = found.toSorted((a, b) => (a.title < b.title ? -1 : 1))
    return sort === 'title' ? rising : rising.toReversed()
  }

  /** Compares rows and range with the model. */
  const check = () => {
    const all = matching()
    const rows = shownRows().map(({ id, title }) => ({ id, title }))
    if (all.length === 0) return expect(rows).toEqual([])
    const [, from, to, total] =
      /(\d+) to (\d+) of (\d+)/.exec(main().getByText(/\d+ to \d+ of/).textContent) ?? []
    const expected = all.slice(Number(from) - 1, Number(to)).map(({ id, title }) => ({ id, title }))
    return expect({ rows, total }).toEqual({ rows: expected, total: String(all.length) })
  }

  const remove = async (places: ReadonlyArray<number>) => {
    const rows = shownRows()
    const chosen = places.flatMap((place) => rows[place] ?? [])
    const [first, ...others] = chosen
    if (first === undefined) return
    if (others.length === 0) press(`Delete ${first.title}`)
    else {
      for (const { title } of chosen) fireEvent.click(main().getByLabelText(`Select ${title}`))
      press('Delete')
    }
    const dialog = within(await screen.findByRole('alertdialog'))
    if (others.length === 0) dialog.getByText(new RegExp(first.title))
    press(/^Delete/, dialog)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), waiting)
    const ids = chosen.map(({ id }) => id)
    remaining = remaining.filter(({ id }) => !ids.includes(id))
  }

  const edit = async (place: number, way: (typeof waysOut)[number]) => {
    const row = shownRows()[place]
    if (row === undefined) return
    const { href, state } = office.router.history.location
    fireEvent.click(row.link)
    const title = await screen.findByLabelText('Title', {}, waiting)
    expect(title).toHaveProperty('value', row.title)
    if (way === 'Save') {
      const changed = `${row.title}!`
      fireEvent.change(title, { target: { value: changed } })
      remaining = remaining.map((article) =>
        article.id === row.id ? { ...article, title: changed } : article,
      )
      press('Save changes')
    } else if (way === 'Back') office.router.history.back()
    else if (way === 'Cancel') fireEvent.click(main().getByRole('link', { name: 'Cancel' }))
    else fireEvent.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'))
    await screen.findByLabelText('Search articles', {}, waiting)
    expect(parametersOf(office.address())).toEqual(parametersOf(href))
    const { cursor, offset } = office.router.history.location.state
    expect({ cursor, offset }).toEqual({ cursor: state.cursor, offset: state.offset })
  }

  const act = async (one: Act) => {
    if ('search' in one)
      fireEvent.change(main().getByLabelText('Search articles'), { target: { value: one.search } })
    if ('sort' in one) fireEvent.change(main().getByLabelText('Sort'), { target: { value: one.sort } })
    const pagination = screen.queryByRole('navigation', { name: 'Pages' })
    if ('size' in one && pagination)
      fireEvent.change(main().getByLabelText(/Rows per page/), { target: { value: one.size } })
    if ('page' in one && pagination) {
      const buttons = within(pagination).getAllByRole('button')
      const named = buttons.find((button) => [button.ariaLabel, button.textContent].includes(one.page))
      fireEvent.click((one.page === 'last' ? buttons.at(-2) : named) ?? pagination)
    }
    if ('remove' in one) await remove(one.remove)
    if ('edit' in one) await edit(one.edit, one.way)
  }
  return { act, check }
}

const oneSearch = 250

const last: { readonly act: Act; readonly waits: boolean } = { act: { sort: '-title' }, waits: true }

it('shows and changes the right one of 300 records after random actions', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
    cleanup()
    const { act, check } = start()
    await settled()
    let typing = false
    for (const { act: one, waits } of [...steps, last]) {
      await act(one)
      typing ||= 'search' in one
      if (!waits) continue
      // A search typed some steps ago may start only now, which would make the list busy again.
      if (typing) await new Promise((resolve) => setTimeout(resolve, oneSearch))
      typing = false
      await settled()
      check()
    }
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    // A few fixed runs; many in the full test.
    ...(isFull ? { numRuns: 100 } : { numRuns: 3, seed: 300 }),
    // Shrinking takes minutes.
    endOnFailure: true,
  })
  expect({ failed, counterexample, errorInstance }).toEqual({
    failed: false,
    counterexample: null,
    errorInstance: null,
  })
}, 600_000)
