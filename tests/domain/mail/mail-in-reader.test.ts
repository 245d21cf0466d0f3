import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEnd, mailInReader, type ReaderInput } from '#domain/machines/mail-in-reader.ts'

interface Mail {
  readonly id: string
}

const ids = fc.integer({ min: 1, max: 6 }).map(String)
const mails = ids.map((id): Mail => ({ id }))
const failures = fc.constantFrom('ItemNotFound', 'UnexpectedFailure').map((reason) => ({
  reason,
  message: '',
}))

/** Few ids, so that the named, shown, fetched and listed mails often coincide. */
const inputs: fc.Arbitrary<ReaderInput<Mail>> = fc.record({
  named: fc.option(fc.oneof({ weight: 5, arbitrary: ids }, fc.constantFrom('first', 'last')), {
    nil: undefined,
  }),
  lastShown: fc.option(ids, { nil: undefined }),
  left: fc.option(fc.record({ id: ids, at: fc.nat(11) }), { nil: undefined }),
  listed: fc.uniqueArray(mails, { maxLength: 12, selector: ({ id }) => id }),
  isCurrent: fc.boolean(),
  known: fc.array(fc.option(mails), { maxLength: 2 }),
  failed: fc.record({ id: fc.option(ids, { nil: undefined }), failure: fc.option(failures) }),
})

/** An input that breaks a rule; a rule returns `undefined` if it does not apply. */
const counterexampleTo = (rule: (input: ReaderInput<Mail>) => boolean | undefined) =>
  fc.check(
    fc.property(inputs, (input) => rule(input) ?? fc.pre(false)),
    { numRuns: 500, seed: 22, maxSkipsPerRun: 200 },
  ).counterexample

describe('the reader of an inbox', () => {
  it('[A9] shows the mail in the URL, or none', () => {
    const found = counterexampleTo((input) => {
      const { named, left } = input
      if (named === undefined || isEnd(named) || named === left?.id) return undefined
      const shown = mailInReader(input)
      return shown.state !== 'empty' && shown.id === named
    })
    expect(found).toBeNull()
  })

  it("shows a mail only under its own id, at its row's position", () => {
    const found = counterexampleTo((input) => {
      const shown = mailInReader(input)
      if (shown.state !== 'shown') return undefined
      const { id, at, mail } = shown
      return mail.id === id && (at === -1 || input.listed[at]?.id === id)
    })
    expect(found).toBeNull()
  })

  it('reports a mail as deleted only if its fetch did', () => {
    const found = counterexampleTo((input) => {
      const shown = mailInReader(input)
      if (shown.state !== 'gone') return undefined
      return input.failed.id === shown.id && input.failed.failure?.reason === 'ItemNotFound'
    })
    expect(found).toBeNull()
  })

  it('keeps showing a mail whose row leaves the page', () => {
    const found = counterexampleTo((input) => {
      const isPushedOff = { named: undefined, lastShown: '1', left: undefined, known: [{ id: '1' }] }
      const shown = mailInReader({ ...input, ...isPushedOff, failed: { id: undefined, failure: null } })
      return shown.state === 'shown' && shown.id === '1'
    })
    expect(found).toBeNull()
  })

  it('moves on to the mail at the position of a removed one', () => {
    const rows = ['9', '8', '6', '5'].map((id) => ({ id }))
    const after = (at: number, isCurrent = true) => {
      const input = { named: '7', lastShown: undefined, left: { id: '7', at }, listed: rows, isCurrent }
      const shown = mailInReader({ ...input, known: [{ id: '7' }], failed: { id: undefined, failure: null } })
      return shown.state === 'shown' ? shown.id : shown.state
    }
    expect([after(2), after(4), after(2, false)]).toEqual(['6', '5', 'pending'])
  })
})
