import { describe, expect, it } from '@effect/vitest'
import { Arbitrary, Schema } from 'effect'
import { savedTranslations } from '#domain/language/saved-translations.ts'
import { textState, textStates, translationState } from '#domain/language/translation-state.ts'
import type { Group } from '#domain/language/translated-fields.ts'
import { sourceHash } from '#domain/language/source-hash.ts'

const declared = { translated: ['title', 'text'] }

/** Saves one after the other, each a part of the item. */
const after = (...saves: ReadonlyArray<Group>): Group =>
  saves.reduce<Group>((item, save) => savedTranslations(declared, item, { ...item, ...save }), {})
const stateAfter = (...saves: ReadonlyArray<Group>) => textState(after(...saves), 'title', 'ar')
const arabic = (title: string) => ({ translations: { ar: { title } } })

describe('the state of a translation', () => {
  const made = { title: 'A berth', ...arabic('مرسى') }
  it.each([
    ['English alone', 'missing', [{ title: 'A berth' }]],
    ['both in one save', 'complete', [made]],
    ['Arabic added later', 'complete', [{ title: 'A berth' }, arabic('مرسى')]],
    ['English changed', 'outdated', [made, { title: 'A quay' }]],
    ['both changed in one save', 'complete', [made, { title: 'A quay', ...arabic('رصيف') }]],
    ['English changed back', 'complete', [made, { title: 'A quay' }, { title: 'A berth' }]],
    ['confirmed', 'complete', [made, { title: 'A quay' }, { confirmed: { ar: ['title'] } }]],
    ['confirmed in the same save', 'complete', [made, { title: 'A quay', confirmed: { ar: ['title'] } }]],
    ['another text confirmed', 'outdated', [made, { title: 'A quay' }, { confirmed: { ar: ['text'] } }]],
    ['spaces only', 'missing', [{ title: 'A berth', ...arabic('  ') }]],
    ['emptied', 'missing', [made, arabic('')]],
    ['English empty with Arabic filled', 'complete', [{ title: '', ...arabic('مرسى') }]],
    ['English emptied and written anew', 'outdated', [made, { title: '' }, { title: 'A quay' }]],
    ['made from a text that is known', 'outdated', [{ ...made, madeFrom: { ar: { title: 'a' } } }]],
    [
      'made from the present text',
      'complete',
      [made, { title: 'A quay' }, { madeFrom: { ar: { title: sourceHash('A quay') } } }],
    ],
  ])('[T13] follows from texts and hashes alone: %s', (_, state, saves) => {
    expect(stateAfter(...saves)).toBe(state)
  })

  it('[T13] counts a translation of older data as made from the text before the save', () => {
    const old = { title: 'A berth', ...arabic('مرسى') }
    expect(textState(old, 'title', 'ar')).toBe('complete')
    const saved = savedTranslations(declared, old, { title: 'A quay' })
    expect(textState(saved, 'title', 'ar')).toBe('outdated')
  })

  const Word = Schema.Literals(['', 'one', 'two', 'three'])
  const Save = Schema.Struct({
    title: Schema.optionalKey(Word),
    arabic: Schema.optionalKey(Word),
    confirmed: Schema.Boolean,
  })

  it.prop(
    '[T13] equals a model that remembers the source of each translation',
    [Arbitrary.schema(Schema.Array(Save))],
    ([saves]) => {
      let item: Group = { title: '' }
      let model = { title: '', arabic: '', source: '' }
      for (const { title = model.title, arabic: typed = model.arabic, confirmed } of saves) {
        const input = { title, ...arabic(typed), ...(confirmed && { confirmed: { ar: ['title'] } }) }
        item = savedTranslations(declared, item, input)
        const isNew = confirmed || typed !== model.arabic
        model = { title, arabic: typed, source: isNew ? title : model.source }
        const expected =
          title === ''
            ? 'complete'
            : typed === ''
              ? 'missing'
              : model.source === title
                ? 'complete'
                : 'outdated'
        expect(textState(item, 'title', 'ar')).toBe(expected)
      }
    },
  )
})

describe('the state of an item', () => {
  it('is that of its worst text', () => {
    const texts = { title: 'A berth', text: 'It is open.' }
    const both = { ar: { title: 'مرسى', text: 'افتتح' } }
    const complete = after({ ...texts, translations: both })
    expect(translationState(declared, complete, 'ar')).toBe('complete')
    expect(translationState(declared, { ...complete, title: 'A quay' }, 'ar')).toBe('outdated')
    expect(translationState(declared, { title: 'A quay', text: 'New', ...arabic('مرسى') }, 'ar')).toBe(
      'missing',
    )
    expect(translationState(declared, complete, 'fr')).toBe('missing')
    expect(translationState({}, complete, 'ar')).toBe('complete')
  })

  it('counts the texts of groups and lists that say something', () => {
    const page = { translated: ['title'], groups: { site: declared, facts: { translated: ['label'] } } }
    const facts = [{ label: 'Companies', translations: { ar: { label: 'شركات' } } }, { label: '' }]
    const details = { title: '', site: { title: 'Sahilan', text: '' }, facts }
    expect(textStates(page, details, 'ar')).toEqual(['missing', 'complete'])
  })
})
