import { Result } from 'effect'
import { describe, expect, it } from 'vitest'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { savedInput } from '#domain/content/item/saved-input.ts'
import { merge } from '#domain/content/merge/merge.ts'
import { page } from '#domain/content/page/page.ts'
import { isKnownSection } from '#domain/content/page/section-kinds.ts'
import { readItem } from '#domain/language/in-language.ts'
import { arabic, english } from '#domain/language/language.ts'
import { picturePathsOf, picturesAt } from '#domain/content/pictures/pictures-at.ts'
import { translationState } from '#domain/language/translation-state.ts'
import { asGroup } from '#domain/language/translated-fields.ts'

const languages = [english, arabic] as const
const words = (text: string) => ({ blocks: [{ type: 'paragraph', text: [{ text }] }] })
const save = (input: object, before?: object) =>
  Result.getOrThrow(savedInput(page, input, { languages, ...(before && { before }) }))
const input = { title: 'Privacy', address: '/privacy' }
const errorOf = (sections: unknown) => inputErrors(page, { ...input, sections })['sections']

const all = [
  { id: 'a', kind: 'text', title: 'What we keep', body: words('Your name.') },
  { id: 'b', kind: 'figures', figures: [{ value: '41%', label: 'of the power' }], note: 'Audited.' },
  {
    id: 'c',
    kind: 'picture',
    title: 'Power',
    body: words('A roof.'),
    image: '/media/roof.webp',
    alt: 'A roof',
  },
  { id: 'd', kind: 'quote', text: 'We publish the bad years too.', source: 'Noor', role: 'Chief' },
  { id: 'e', kind: 'downloads', files: [{ file: '/files/downloads/report.pdf', title: 'Report' }] },
  { id: 'f', kind: 'people', people: ['3', '1'] },
]

describe('the address of a page', () => {
  it('[S11] has letters, digits and hyphens in at most two parts, and is free', () => {
    const addresses = {
      '/policies': undefined,
      '/policies/privacy-2': undefined,
      '/a/b/c': 'shape',
      policies: 'shape',
      '/Policies': 'shape',
      '/policies/': 'shape',
      '/-a': 'shape',
      '/سياسة': 'shape',
      '/news': 'site',
      '/news/old': 'site',
      '/ar/policies': 'site',
      '/admin': 'site',
      '/files/a': 'site',
    }
    const sentences = {
      shape:
        'Address must begin with / and have only small letters, digits and hyphens, in two parts at most',
      site: 'belongs to the site itself',
    }
    const found = Object.keys(addresses).map((address) => {
      const { address: error } = inputErrors(page, { ...input, address })
      const kind = Object.entries(sentences).find(([, sentence]) => error?.endsWith(sentence))?.[0]
      return [address, error === undefined ? undefined : kind]
    })
    expect(Object.fromEntries(found)).toEqual(addresses)
  })
})

describe('the sections of a page', () => {
  it('keeps every kind as it is', () => {
    expect(save({ ...input, sections: all }).sections).toEqual(all)
  })

  it('[S13] keeps a section of a newer version untouched, and tells that it is unknown', () => {
    const newer = { id: 'x', kind: 'map', at: [1, 2], translations: { ar: { place: 'المنامة' } }, sources: 1 }
    const saved = save({ ...input, sections: [newer] })
    expect(saved.sections).toEqual([newer])
    const again = save({ ...input, title: 'Other' }, { ...saved, version: 1 })
    expect(readItem(page, again, 'ar', languages).sections).toEqual([newer])
    expect(saved.sections?.map(isKnownSection)).toEqual([false])
  })

  it('refuses more than 100 and equal ids with a sentence', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `s${at}`, kind: 'quote', text: 'Words' }))
    expect([errorOf(many(100)), errorOf(many(101))]).toEqual([undefined, 'Sections have at most 100 entries'])
    expect(errorOf([all[0], { ...all[1], id: 'a' }])).toBe('Each section must have an id of its own')
  })

  it('[S14] names the section with a wrong field, and the block in its text', () => {
    const long = 'x'.repeat(201)
    const link = { blocks: [{ type: 'paragraph', text: [{ text: 'here', link: 'javascript:' }] }] }
    const sections = [
      all[0],
      { ...all[0], id: 'g', title: long, body: link, translations: { ar: { title: long } } },
      { ...all[1], figures: [{ value: '1', label: long }] },
      { kind: 'text' },
    ]
    expect(Object.keys(inputErrors(page, { ...input, sections })).toSorted()).toEqual([
      'sections.1.body.blocks.0',
      'sections.1.title',
      'sections.1.translations.ar.title',
      'sections.2.figures',
      'sections.3.id',
    ])
  })

  it('translates texts, formatted texts and entries, and tells their states', () => {
    const translations = { ar: { title: 'ما نحتفظ به', body: words('اسمكم.') } }
    const stored = save({ ...input, sections: [{ ...all[0], translations }] })
    const shown = readItem(page, stored, 'ar', languages)
    expect(shown.sections).toMatchObject([{ title: 'ما نحتفظ به', body: words('اسمكم.'), untranslated: [] }])
    const stateOf = (item: object) => translationState({ groups: page.groups ?? {} }, asGroup(item), 'ar')
    expect(stateOf(stored)).toBe('complete')
    const changed = save({ sections: [{ ...all[0], body: words('Your name and more.') }] }, stored)
    expect(readItem(page, changed, 'ar', languages).sections).toMatchObject([{ body: words('اسمكم.') }])
    expect(stateOf(changed)).toBe('outdated')
    expect(stateOf(save({ ...input, sections: all }))).toBe('missing')
  })

  it('keeps the translation of a section that was moved and rewritten, by its id', () => {
    const translations = { ar: { text: 'ننشر السنوات السيئة أيضاً.' } }
    const stored = save({ ...input, sections: [{ ...all[3], translations }, all[5]] })
    const moved = save({ sections: [all[5], { id: 'd', kind: 'quote', text: 'All other words' }] }, stored)
    expect(moved.sections?.[1]).toMatchObject({ translations })
    const replaced = save({ sections: [{ ...all[3], id: 'new' }, all[5]] }, stored)
    expect(replaced.sections?.[0]).not.toHaveProperty('translations')
  })

  it('[S14] merges the changes of two people by section, also if one of them moved it', () => {
    const base = { sections: [all[0], all[3], all[5]] }
    const mine = { sections: [all[5], { ...all[0], title: 'Mine' }, all[3]] }
    const theirs = {
      sections: [all[0], { ...all[3], text: 'Theirs', source: 'Else', role: '' }, all[5], all[1]],
    }
    const { values, differences } = merge<object>({ base, mine, theirs })
    expect(values).toEqual({
      sections: [all[5], all[1], { ...all[0], title: 'Mine' }, theirs.sections[1]],
    })
    expect(differences.filter(({ collides }) => collides)).toEqual([])
  })

  it('[S14] shows both versions of one section that two people changed', () => {
    const of = (body: string) => ({ sections: [{ ...all[0], body: words(body) }] })
    const { differences } = merge<object>({ base: of('One'), mine: of('Mine'), theirs: of('Theirs') })
    expect(differences.filter(({ collides }) => collides)).toEqual([
      { field: 'sections.0.body', mine: words('Mine'), theirs: words('Theirs'), collides: true },
    ])
  })

  it('has the pictures of its sections, also of formatted texts', () => {
    const picture = { blocks: [{ type: 'picture', address: '/media/two.webp', alt: '' }] }
    const sections = [all[2], { ...all[0], body: picture, translations: { ar: { body: picture } } }]
    expect(picturesAt({ sections }, picturePathsOf(page)).filter(Boolean)).toEqual([
      '/media/roof.webp',
      '/media/two.webp',
      '/media/two.webp',
    ])
  })
})
