import { Effect } from 'effect'
import { array, sample } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyContentType, Item } from '#domain/content/content-types.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import type { Block } from '#domain/rich-text/rich-text.ts'
import type { ItemChange } from '#ports/content/contents.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { failureOf, run } from '../support/started.ts'
import { anySave, savedText, sentOf, textsOf, type TextsByLanguage } from './body-saves.ts'
import { inputOf } from './content-inputs.ts'

const paragraph = (text: string, strong = false): Block => ({
  type: 'paragraph',
  text: [{ text, ...(strong && { strong }) }],
})

/** The part of the contract for content types with formatted text. */
export const contentBodies = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under
  const { rich }: TranslatedFields = contentType
  if (rich === undefined) return

  const body = { blocks: [paragraph('Deeper berths', true), paragraph('Two of them.')] }
  const change = (changes: object) => changes as ItemChange<AnyContentType>
  const update = (id: string, changes: object) => run(under.contents.update(contentType, id, change(changes)))
  const get = (id: string) => run(under.contents.get(contentType, id))

  describe('formatted texts', () => {
    let item: Item<AnyContentType>
    beforeEach(async () => {
      const sent = inputOf(contentType, 'A title', { description: 'Ignored', body }, pictures)
      item = await run(under.contents.add(contentType, sent))
    })

    it('[R2] set the description, and are returned by id and in lists', async () => {
      expect(item).toMatchObject({ description: 'Deeper berths\n\nTwo of them.', body })
      expect(await get(item.id)).toEqual(item)
      expect((await run(under.contents.list(contentType))).items).toEqual([item])
    })

    it('[R2] are removed when only the description changes', async () => {
      expect(await update(item.id, { description: 'Deeper berths\n\nTwo of them.' })).toMatchObject({
        body,
      })
      const plain = await update(item.id, { description: 'Other words' })
      expect(plain).not.toHaveProperty('body')
      expect(await get(item.id)).toEqual(plain)
    })

    it('[R2] are stored as the description alone if they are plain paragraphs', async () => {
      const plain = await update(item.id, { body: { blocks: [paragraph('One'), paragraph('Two')] } })
      expect(plain).toMatchObject({ description: 'One\n\nTwo' })
      expect(plain).not.toHaveProperty('body')
    })

    // Seen failing with a body that stays beside another description, and with one that the same one empties.
    it('[R2] agree with the description after any sequence of saves, in each language', async () => {
      const [picture = ''] = pictures
      for (const saves of sample(array(anySave(picture), { minLength: 4, maxLength: 8 }), {
        numRuns: 12,
        seed: 3,
      })) {
        const input = inputOf(contentType, 'A title', { description: 'First' }, pictures)
        const { id } = await run(under.contents.add(contentType, input))
        let before: TextsByLanguage = { en: { text: 'First' }, ar: { text: '' } }
        for (const { tag, save } of saves) {
          const sent = sentOf(save, before[tag])
          const saving = under.contents.update(
            contentType,
            id,
            change(tag === 'en' ? sent : { translations: { ar: sent } }),
          )
          const isSaved = await run(Effect.match(saving, { onSuccess: () => true, onFailure: () => false }))
          const after = textsOf(await run(under.contents.get(contentType, id, allLanguages)))
          const saved = savedText(save, before[tag])
          // A description may be required.
          expect([save, isSaved || saved.text === '']).toEqual([save, true])
          expect([save, after]).toEqual([save, isSaved ? { ...before, [tag]: saved } : before])
          before = after
        }
      }
    })

    it('[R1] are refused with the path of the invalid block', async () => {
      const wrong = { body: { blocks: [paragraph('One'), { type: 'table' }] } }
      expect(await failureOf(under.contents.update(contentType, item.id, change(wrong)))).toMatchObject({
        _tag: 'InputRefused',
        fields: { 'body.blocks.1': 'This block cannot be read' },
      })
    })

    it('[R10] are found by a phrase across formatting', async () => {
      const mixed: Block = {
        type: 'paragraph',
        text: [{ text: 'deep ' }, { text: 'qu', strong: true }, { text: 'ays' }],
      }
      await update(item.id, { body: { blocks: [mixed] } })
      expect((await run(under.contents.list(contentType, { search: 'deep quays' }))).items).toHaveLength(1)
    })
  })
}
