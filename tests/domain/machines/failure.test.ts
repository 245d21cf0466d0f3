import { describe, expect, it } from 'vitest'
import { failureOf } from '#domain/machines/failure.ts'

const hostile = {
  toString() {
    throw new Error('Hostile')
  },
}

describe('failureOf', () => {
  it('returns a failure unchanged', () => {
    const failure = {
      reason: 'ItemChanged',
      message: 'Somebody else changed it.',
      current: { id: '1' },
    }
    expect(failureOf(failure)).toBe(failure)
  })

  it.each([
    [new Error('Offline'), 'Offline'],
    [Object.assign(new Error('Offline'), { reason: 'Closed' }), 'Offline'],
    ['Offline', 'Offline'],
    [undefined, 'Something went wrong'],
    [null, 'Something went wrong'],
    [Symbol('x'), 'Something went wrong'],
    [Object.create(null), 'Something went wrong'],
    [hostile, 'Something went wrong'],
    [{ reason: 'UnexpectedFailure' }, 'Something went wrong'],
  ])('accepts anything that was thrown, %#', (thrown, message) => {
    expect(failureOf(thrown)).toEqual({ reason: 'UnexpectedFailure', message, withoutResponse: true })
  })
})
