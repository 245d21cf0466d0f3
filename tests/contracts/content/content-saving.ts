import { Arbitrary, Effect, Equal } from 'effect'
import { describe, expect, it } from 'vitest'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { anyContentInput, inputOf, titleField } from './content-inputs.ts'
import { failureOf, run } from '../support/started.ts'

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

export const contentSaving = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under
  const title = titleField(contentType)
  const input = (name: string, changes = {}) => inputOf(contentType, name, changes, pictures)
  const add = (name: string, key?: string) => run(under.contents.add(contentType, input(name), key))
  const get = (id: string) => run(under.contents.get(contentType, id))

  describe('adding', () => {
    it('returns the item with its id, version and times', async () => {
      const item = await add('First')
      expect(item).toEqual({
        ...input('First'),
        id: expect.stringMatching(/^[1-9]\d*$/),
        version: 1,
        createdAt: expect.stringMatching(isoTime),
        updatedAt: item.createdAt,
      })
      expect(await get(item.id)).toEqual(item)
      expect(await run(under.contents.list(contentType))).toEqual({ items: [item], total: 1 })
    })

    it('trims texts and ignores unknown and stored fields', async () => {
      const sent = {
        ...input('  Padded '),
        id: '77',
        version: 9,
        createdAt: 'then',
        stray: 'x',
        __proto__: { role: 'Admin' },
      }
      const item = await run(under.contents.add(contentType, sent))
      expect(item).toMatchObject({ [title]: 'Padded', version: 1 })
      expect(Object.keys(item).toSorted()).toEqual(
        [...Object.keys(input('')), 'id', 'version', 'createdAt', 'updatedAt'].toSorted(),
      )
      expect(item.id).not.toBe('77')
    })

    it('refuses input with a sentence for each invalid field', async () => {
      const faulty = input(
        '',
        Object.fromEntries(
          contentType.pictures.map((field) => [field.split('.')[0], field.includes('.') ? [] : '']),
        ),
      )
      const failure = await failureOf(under.contents.add(contentType, faulty))
      expect(failure).toMatchObject({
        _tag: 'InputRefused',
        fields: inputErrors(contentType, faulty),
      })
      expect(Object.keys(inputErrors(contentType, faulty))).toContain(title)
      expect(await run(under.contents.list(contentType))).toEqual({ items: [], total: 0 })
    })

    it('returns the first result for the same key', async () => {
      const key = crypto.randomUUID()
      const first = await add('Once', key)
      expect(await add('Twice', key)).toEqual(first)
      expect(await add('Other', crypto.randomUUID())).not.toEqual(first)
      expect((await run(under.contents.list(contentType))).total).toBe(2)
    })

    it('reuses no id, not even that of the last item', async () => {
      const last = await add('Last')
      await run(under.contents.remove(contentType, last.id))
      expect(Number((await add('Next')).id)).toBeGreaterThan(Number(last.id))
    })
  })

  describe('updating', () => {
    it('leaves absent fields unchanged', async () => {
      const item = await add('Before')
      const updated = await run(under.contents.update(contentType, item.id, { [title]: 'After' }))
      expect(updated).toEqual({
        ...item,
        [title]: 'After',
        version: 2,
        updatedAt: expect.stringMatching(isoTime),
      })
      expect(updated.updatedAt >= item.updatedAt).toBe(true)
      expect(await get(item.id)).toEqual(updated)
    })

    it('refuses an invalid change and leaves the item unchanged', async () => {
      const item = await add('Kept')
      const failure = await failureOf(under.contents.update(contentType, item.id, { [title]: ' ' }))
      expect(failure).toMatchObject({
        _tag: 'InputRefused',
        fields: { [title]: expect.stringContaining('required') },
      })
      expect(await get(item.id)).toEqual(item)
    })

    it('accepts only one of two changes to the same version', async () => {
      const { id, version } = await add('Contested')
      const attempt = (name: string) =>
        Effect.result(under.contents.update(contentType, id, { [title]: name, version }))
      const outcomes = await run(Effect.all([attempt('One'), attempt('Other')], { concurrency: 2 }))
      expect(outcomes.map(({ _tag }) => _tag).toSorted()).toEqual(['Failure', 'Success'])
      const current = await get(id)
      const lost = outcomes.find((outcome) => outcome._tag === 'Failure')
      expect(lost).toMatchObject({ failure: { _tag: 'ItemChanged', current } })
      expect(current.version).toBe(version + 1)
    })

    it('accepts a change without a version', async () => {
      const { id } = await add('Free')
      await run(under.contents.update(contentType, id, { [title]: 'Second' }))
      expect(await run(under.contents.update(contentType, id, { [title]: 'Third' }))).toMatchObject({
        version: 3,
      })
    })
  })

  describe('a missing item', () => {
    it('is removed once', async () => {
      const { id } = await add('Short-lived')
      await run(under.contents.remove(contentType, id))
      for (const call of [
        under.contents.remove(contentType, id),
        under.contents.get(contentType, id),
        under.contents.update(contentType, id, { [title]: 'Late' }),
      ]) {
        expect(await failureOf<unknown, unknown>(call)).toMatchObject({
          _tag: 'ItemNotFound',
        })
      }
    })

    it.each(['0', '-1', '1.5', '1e0', 'x', '999999999999999', '9'.repeat(40), "1' or '1'='1"])(
      'has no id %s',
      async (id) => {
        await add('There')
        expect(await failureOf(under.contents.get(contentType, id))).toMatchObject({ _tag: 'ItemNotFound' })
        expect(await failureOf(under.contents.remove(contentType, id))).toMatchObject({
          _tag: 'ItemNotFound',
        })
        expect((await run(under.contents.list(contentType))).total).toBe(1)
      },
    )
  })

  it('stores any input as it was sent', async () => {
    const both = Arbitrary.all([
      anyContentInput(contentType, pictures),
      anyContentInput(contentType, pictures),
    ])
    const result = await run(
      Arbitrary.checkEffect(
        both,
        ([first, second]) =>
          Effect.gen(function* () {
            const added = yield* under.contents.add(contentType, first)
            const isKept = Equal.equals(added, { ...added, ...first })
            yield* under.contents.update(contentType, added.id, second)
            const updated = yield* under.contents.get(contentType, added.id)
            return isKept && Equal.equals(updated, { ...updated, ...second })
          }),
        { runs: 30 },
      ),
    )
    expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
  })
}
