import { Result } from 'effect'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '#domain/content/content-types.ts'
import { savedInput } from '#domain/content/item/saved-input.ts'
import { difference } from '#domain/history/difference.ts'
import { formerState } from '#domain/history/former-state.ts'
import { readItem } from '#domain/language/in-language.ts'
import { languagesIn } from '#domain/language/language.ts'
import type { Block, RichText } from '#domain/rich-text/rich-text.ts'
import { mergeBodies } from '#domain/rich-text/merge-bodies.ts'
import { applyDraft } from '#domain/publishing/apply-draft.ts'

const languages = languagesIn('en,ar')
const paragraph = (text: string, strong = false): Block => ({
  type: 'paragraph',
  text: [{ text, ...(strong && { strong }) }],
})
const bodyOf = (...blocks: ReadonlyArray<Block>): RichText => ({ blocks })
const bold = (text: string) => bodyOf(paragraph(text, true))

const { newsArticle } = contentTypes
const saved = (change: object, before: object = {}) =>
  Result.getOrThrow(savedInput(newsArticle, change, { before, languages }))
const article = saved({
  title: 'Berth',
  image: '/media/a.webp',
  body: bold('New'),
  translations: { ar: { body: bold('جديد') } },
})

describe('[R2] a save', () => {
  it('takes the description from the body, in every language', () => {
    expect(article).toMatchObject({
      description: 'New',
      body: bold('New'),
      translations: { ar: { description: 'جديد', body: bold('جديد') } },
    })
  })

  it('empties the body of a language whose description a caller changed', () => {
    const change = { translations: { ar: { description: 'آخر' } } }
    expect(saved(change, article)).toMatchObject({ body: bold('New'), description: 'New' })
    expect(saved(change, article).translations).toEqual({ ar: { description: 'آخر' } })
  })

  it('keeps bodies that a change does not mention', () => {
    const titled = saved({ title: 'Quay' }, article)
    expect(titled).toMatchObject({ body: bold('New'), translations: article.translations })
  })

  it('takes another description that comes with the stored body as a caller’s change', () => {
    const { body } = article
    expect(saved({ description: 'Other', body }, article)).not.toHaveProperty('body')
  })

  it('refuses a body by its block', () => {
    const table = { blocks: [paragraph('a'), { type: 'table' }] }
    expect(
      savedInput(
        newsArticle,
        { ...article, body: table, translations: { ar: { body: table } } },
        { languages },
      ),
    ).toEqual(
      Result.fail({
        'body.blocks.1': 'This block cannot be read',
        'translations.ar.body.blocks.1': 'This block cannot be read',
      }),
    )
  })
})

describe('[R2] a read in Arabic', () => {
  it('has body and description of one language', () => {
    expect(readItem(newsArticle, article, 'ar', languages)).toMatchObject({
      description: 'جديد',
      body: bold('جديد'),
    })
    const plain = saved({ translations: { ar: { description: 'آخر' } } }, article)
    expect(readItem(newsArticle, plain, 'ar', languages).body).toBeUndefined()
    const untranslated = saved({ translations: { ar: { description: '' } } }, article)
    expect(readItem(newsArticle, untranslated, 'ar', languages)).toMatchObject({
      description: 'New',
      body: bold('New'),
      untranslated: expect.arrayContaining(['description']),
    })
  })
})

describe('[R9] two changes of a body', () => {
  const base = bodyOf(paragraph('one'), paragraph('two'), paragraph('three'))
  const mine = bodyOf(paragraph('one', true), paragraph('two'), paragraph('three'))
  const theirs = bodyOf(paragraph('one'), paragraph('two'), paragraph('new'), paragraph('3'))
  const both = bodyOf(paragraph('one', true), paragraph('two'), paragraph('new'), paragraph('3'))

  it('merge if they are of different blocks', () => {
    expect(mergeBodies(base, mine, theirs)).toEqual({ mine: both, theirs: both, collides: false })
  })

  it('leave a choice of the blocks that both changed', () => {
    const other = bodyOf(paragraph('eins'), paragraph('two'), paragraph('drei'))
    expect(mergeBodies(base, mine, other)).toEqual({
      mine: bodyOf(paragraph('one', true), paragraph('two'), paragraph('drei')),
      theirs: other,
      collides: true,
    })
  })

  it('merge when a draft is published, and the description follows', () => {
    const fieldsOf = (body: RichText) => ({ ...saved({ ...article, translations: {}, body }) })
    const draft = {
      subject: 'newsArticle',
      action: 'publish',
      base: fieldsOf(base),
      fields: fieldsOf(mine),
    } as const
    expect(applyDraft(draft, { state: 'live', fields: fieldsOf(theirs) }, 'person')).toMatchObject({
      kind: 'update',
      fields: { body: both, description: 'one\n\ntwo\n\nnew\n\n3' },
    })
  })
})

describe('[R9] the history of a body', () => {
  it('shows words and formatting', () => {
    const after = saved(
      { body: bodyOf(paragraph('New'), { type: 'heading', level: 2, text: [{ text: 'Quay' }] }) },
      article,
    )
    expect(difference('newsArticle', article, after)).toEqual([
      {
        field: 'body',
        label: 'Text',
        shows: 'text',
        parts: [
          { kind: 'removed', value: '**New**' },
          { kind: 'added', value: 'New\n\n## Quay' },
        ],
      },
    ])
  })

  it('[R9] is undone by restoring', () => {
    const plain = saved({ description: 'Plain', translations: { ar: { description: 'آخر' } } }, article)
    const restored = saved(formerState({ before: article, after: plain }), plain)
    expect(restored).toEqual(article)
    expect(saved(formerState({ before: plain, after: article }), article)).toEqual(plain)
  })
})
