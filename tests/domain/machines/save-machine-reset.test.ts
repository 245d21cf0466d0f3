import { describe, expect, it } from 'vitest'
import { dhow, quay, refused, saved, saving, submit } from '../support/saving.ts'
import { done, failed } from '../support/walk.ts'

const reset = { type: 'save.reset' } as const

describe('resetting a form', () => {
  const cleared = { uploads: [], uploading: null, failure: null, failedStep: null, isAbandoned: false }

  it('begins empty', () => {
    const { value, context } = saving().snapshot
    expect(value).toBe('editing')
    expect(context).toStrictEqual({
      pictures: ['image', 'images'],
      id: undefined,
      form: {},
      request: undefined,
      ...cleared,
    })
  })

  it('clears the failure and the uploads', () => {
    const images = [quay, dhow]
    const failedUpload = [
      submit({ images }),
      done('upload', '/media/a.webp'),
      failed('upload', refused),
    ] as const
    expect(saving(...failedUpload, reset).snapshot).toMatchObject({ value: 'editing', context: cleared })
  })

  it.each([
    [
      'uploads',
      [submit({ image: quay }), reset, done('upload', '/media/a.webp'), done('save', saved)],
      'item.added',
    ],
    ['saves', [submit({}), reset, done('save', saved)], 'item.added'],
    ['fails to upload', [submit({ image: quay }), reset, failed('upload', refused)], 'item.notSaved'],
    ['fails to save', [submit({}), reset, failed('save', refused)], 'item.notSaved'],
  ] as const)(
    'interrupts nothing while it %s, emits the outcome and returns to editing',
    (_, steps, outcome) => {
      const { snapshot, facts, stopped } = saving(...steps)
      expect(stopped).toEqual([])
      expect(facts.map(({ type }) => type)).toEqual(['item.saving', outcome])
      expect(snapshot).toMatchObject({
        value: 'editing',
        context: { failure: null, uploads: [], isAbandoned: false },
      })
    },
  )

  it('accepts the next submit as usual', () => {
    const { snapshot } = saving(submit({}), reset, done('save', saved), submit({}), done('save', saved))
    expect(snapshot.value).toBe('saved')
  })
})
