import { describe, expect, it } from 'vitest'
import { sourceHash } from '#domain/language/source-hash.ts'
import { draftedValues, mergeForms, savedValues, withoutBodies } from '#domain/rich-text/form-bodies.ts'
import { typedLink } from '#domain/rich-text/link.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'

const bodies = { body: 'description' }
const heading = (text: string): RichText['blocks'][number] => ({
  type: 'heading',
  level: 2,
  text: [{ text }],
})
const paragraph = (text: string): RichText['blocks'][number] => ({ type: 'paragraph', text: [{ text }] })
const body = { blocks: [heading('A heading')] }
const plain = { title: 'A', description: 'Text', body: null }
const rich = { title: 'A', description: 'A heading', body }

describe('[R11] a form sends', () => {
  it('a body only if it was changed or removed', () => {
    expect(savedValues(bodies, plain, { ...plain, title: 'B' })).toEqual({ title: 'B', description: 'Text' })
    expect(savedValues(bodies, rich, { ...rich, title: 'B' })).not.toHaveProperty('body')
    expect(savedValues(bodies, plain, rich)).toEqual(rich)
    expect(savedValues(bodies, rich, { ...rich, body: null })).toHaveProperty('body', null)
  })

  it('a new item with the body that it was copied with', () => {
    expect(savedValues(bodies, undefined, rich)).toEqual(rich)
    expect(savedValues(bodies, undefined, plain)).not.toHaveProperty('body')
  })

  it('a translated body in the same way', () => {
    const translated = { ...plain, translations: { ar: { description: 'A heading', body } } }
    expect(savedValues(bodies, translated, { ...translated, title: 'B' })).toEqual({
      title: 'B',
      description: 'Text',
      translations: { ar: { description: 'A heading' } },
    })
    expect(savedValues(bodies, plain, translated)).toHaveProperty('translations.ar.body', body)
  })

  it('every body of a draft, and whether one was removed', () => {
    expect(draftedValues(bodies, rich, rich)).toEqual(rich)
    expect(draftedValues(bodies, rich, { ...rich, body: null })).toHaveProperty('body', null)
    expect(draftedValues(bodies, plain, plain)).not.toHaveProperty('body')
  })
})

describe('[R9] forms of two people', () => {
  it('without formatted texts are merged as before, and have no body', () => {
    const { values, differences } = mergeForms(bodies, {
      base: plain,
      mine: { ...plain, title: 'B' },
      theirs: { ...plain, description: 'Theirs' },
    })
    expect(values).toEqual({ title: 'B', description: 'Theirs', body: null })
    expect(differences.map(({ field }) => field)).toEqual(['description'])
  })

  it('are merged by blocks if one has a formatted text, and the plain text follows', () => {
    const base = { ...plain, description: 'One\n\nTwo\n\nThree' }
    const mine = {
      ...base,
      description: '',
      body: { blocks: [heading('One'), paragraph('Two'), paragraph('Three')] },
    }
    const { values, differences } = mergeForms<Readonly<Record<string, unknown>>>(bodies, {
      base,
      mine,
      theirs: { ...base, description: 'One\n\nTwo\n\nTheirs' },
    })
    expect(values).toEqual({
      title: 'A',
      description: 'One\n\nTwo\n\nTheirs',
      body: { blocks: [heading('One'), paragraph('Two'), paragraph('Theirs')] },
    })
    expect(differences).toMatchObject([{ field: 'body', collides: false }])
  })
})

describe('[T15] Arabic beside a formatted text that another person changed', () => {
  const ar = (description: string) => ({ translations: { ar: { description } } })
  const base = { ...rich, ...ar('عنوان'), confirmed: {}, madeFrom: {} }
  const theirs = { ...base, description: 'Theirs', body: { blocks: [heading('Theirs')] } }
  const merged = (mine: typeof base) =>
    mergeForms<Readonly<Record<string, unknown>>>(bodies, { base, mine, theirs }).values

  it('was made from the text that it was typed beside', () => {
    expect(merged({ ...base, ...ar('عنوان آخر') })).toMatchObject({
      description: 'Theirs',
      ...ar('عنوان آخر'),
      madeFrom: { ar: { description: sourceHash('A heading') } },
    })
  })

  it('has to be confirmed again', () => {
    expect(merged({ ...base, confirmed: { ar: ['description'] } })).toMatchObject({ confirmed: { ar: [] } })
  })
})

it('a form without a formatted text says so', () => {
  expect(withoutBodies(bodies)).toEqual({ body: null })
})

it.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['a.example/b', 'https://a.example/b'],
  [' staff@a.example ', 'mailto:staff@a.example'],
  ['tel:+97317000000', 'tel:+97317000000'],
  ['/about', '/about'],
  ['about us', undefined],
  ['about', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://a.example', undefined],
  ['//a.example', undefined],
])('a typed link %j means %j', (typed, link) => {
  expect(typedLink(typed)).toBe(link)
})
