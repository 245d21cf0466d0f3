import { describe, expect, it } from '@effect/vitest'
import { Arbitrary, Schema } from 'effect'
import { savedTranslations } from '#domain/language/saved-translations.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { textState } from '#domain/language/translation-state.ts'
import { isSame } from '#domain/content/merge/is-same.ts'
import { merge, type Versions } from '#domain/content/merge/merge.ts'

const Word = Schema.Literals(['', 'one', 'two', 'three'])
/** Few values, so that versions often agree. */
const Sample = Schema.Struct({
  title: Word,
  text: Word,
  images: Schema.Array(Word),
  site: Schema.Struct({ phone: Word, contact: Schema.Struct({ city: Word }) }),
})
type Values = typeof Sample.Type
const samples = Arbitrary.schema(Sample)
const three = [samples, samples, samples]

const versions = ([base, mine, theirs]: ReadonlyArray<Values>): Versions<Values> => {
  if (base === undefined || mine === undefined || theirs === undefined) throw new Error('Three are needed')
  return { base, mine, theirs }
}
const ways = ['title', 'text', 'images', 'site.phone', 'site.contact.city']
const at = (values: unknown, way: string) =>
  way.split('.').reduce<unknown>((value, part) => Reflect.get(Object(value), part), values)

describe('merging two changes of one form', () => {
  it.prop('keeps own changes if the other side changed nothing', [samples, samples], ([base, mine]) => {
    expect(merge({ base, mine, theirs: base })).toEqual({ values: mine, differences: [] })
  })

  it.prop('takes all their changes if I changed nothing', [samples, samples], ([base, theirs]) => {
    const merged = merge({ base, mine: base, theirs })
    expect(merged.values).toEqual(theirs)
    expect(merged.differences.filter(({ collides }) => collides)).toEqual([])
  })

  it.prop('finds no difference if both made the same changes', [samples, samples], ([base, mine]) => {
    expect(merge({ base, mine, theirs: mine })).toEqual({ values: mine, differences: [] })
  })

  it.prop('merges each field independently', three, (generated) => {
    const { base, mine, theirs } = versions(generated)
    const { values, differences } = merge({ base, mine, theirs })
    for (const way of ways) {
      const [was, own, other] = [at(base, way), at(mine, way), at(theirs, way)]
      const difference = differences.find(({ field }) => field === way)
      const changedByMe = !isSame(own, was)
      const changedByThem = !isSame(other, was)
      expect(at(values, way)).toEqual(changedByThem && !changedByMe ? other : own)
      expect(difference !== undefined).toBe(changedByThem && !isSame(own, other))
      expect(difference?.collides ?? false).toBe(changedByMe && changedByThem && !isSame(own, other))
    }
  })

  it.prop('finds the same collisions with the sides swapped', three, (generated) => {
    const { base, mine, theirs } = versions(generated)
    const collisions = (merged: ReturnType<typeof merge>) =>
      merged.differences.filter(({ collides }) => collides).map(({ field }) => field)
    expect(collisions(merge({ base, mine, theirs }))).toEqual(
      collisions(merge({ base, mine: theirs, theirs: mine })),
    )
  })

  it('reports both texts of a collision and keeps mine', () => {
    const merged = merge({
      base: { title: 'A berth', text: '' },
      mine: { title: 'My berth', text: '' },
      theirs: { title: 'Their berth', text: 'New' },
    })
    expect(merged).toEqual({
      values: { title: 'My berth', text: 'New' },
      differences: [
        { field: 'title', mine: 'My berth', theirs: 'Their berth', collides: true },
        { field: 'text', mine: '', theirs: 'New', collides: false },
      ],
    })
  })

  it('treats a chosen file as different from every stored picture', () => {
    const file = new File(['a'], 'a.jpg')
    const { values, differences } = merge<{ image: unknown }>({
      base: { image: '/media/1' },
      mine: { image: file },
      theirs: { image: '/media/2' },
    })
    expect(values.image).toBe(file)
    expect(differences).toEqual([{ field: 'image', mine: file, theirs: '/media/2', collides: true }])
  })

  it('ignores fields that a version lacks', () => {
    expect(merge<object>({ base: {}, mine: { a: 1 }, theirs: { b: 2 } })).toEqual({
      values: { a: 1, b: 2 },
      differences: [{ field: 'b', mine: undefined, theirs: 2, collides: false }],
    })
  })
})

describe('merging two languages', () => {
  const base = { title: 'A berth', translations: { ar: { title: 'مرسى' } } }

  it('[T14] keeps English of one and Arabic of the other, and asks nothing', () => {
    const mine = { ...base, translations: { ar: { title: 'رصيف' } } }
    const theirs = { ...base, title: 'A quay' }
    const { values, differences } = merge({ base, mine, theirs })
    expect(values).toMatchObject({ title: 'A quay', translations: { ar: { title: 'رصيف' } } })
    expect(differences.filter(({ collides }) => collides)).toEqual([])
  })

  it('[T14] keeps the first translations that both have added', () => {
    const untranslated = { title: 'A berth', text: 'Open.' }
    const mine = { ...untranslated, translations: { ar: { title: 'مرسى' } } }
    const theirs = { ...untranslated, translations: { ar: { text: 'مفتوح' } } }
    const merged = merge<object>({ base: untranslated, mine, theirs })
    expect(merged.values).toEqual({ ...untranslated, translations: { ar: { title: 'مرسى', text: 'مفتوح' } } })
    expect(merged.differences.map(({ field, collides }) => [field, collides])).toEqual([
      ['translations.ar.text', false],
    ])
  })

  it('[T14] asks by path if both changed the same Arabic', () => {
    const typed = (title: string) => ({ ...base, translations: { ar: { title } } })
    const { differences } = merge({ base, mine: typed('رصيف'), theirs: typed('ميناء') })
    expect(differences).toMatchObject([{ field: 'translations.ar.title', collides: true }])
  })

  it('[T15] says that Arabic was made from the English that it was typed beside', () => {
    const mine = { ...base, translations: { ar: { title: 'رصيف' } } }
    const theirs = { ...base, title: 'A quay' }
    const madeFrom = { ar: { title: sourceHash('A berth') } }
    const { values } = merge({ base, mine, theirs })
    expect(values).toMatchObject({ madeFrom })
    const again = merge({ base: theirs, mine: values, theirs: { ...theirs, title: 'A pier' } })
    expect(again.values).toMatchObject({ title: 'A pier', madeFrom })
    expect(merge({ base, mine, theirs: base }).values).toEqual(mine)
  })

  it('[T15] asks to confirm Arabic again if the English changed meanwhile', () => {
    const mine = { ...base, confirmed: { ar: ['title'] } }
    const { values } = merge<object>({ base, mine, theirs: { ...base, title: 'A quay' } })
    expect(values).toMatchObject({
      confirmed: { ar: [] },
      madeFrom: { ar: { title: sourceHash('A berth') } },
    })
    expect(merge({ base, mine, theirs: base }).values).toEqual(mine)
  })

  it('[T15] does not confirm Arabic that another person typed meanwhile', () => {
    const mine = { ...base, title: 'A wharf', confirmed: { ar: ['title'] } }
    const typed = { ...base, translations: { ar: { title: 'رصيف' } } }
    expect(merge<object>({ base, mine, theirs: typed }).values).toEqual({
      ...typed,
      title: 'A wharf',
      confirmed: { ar: [] },
    })
  })

  it('[T15] does not say what Arabic of another person was made from', () => {
    const mine = { ...base, confirmed: { ar: ['title'] } }
    const both = { title: 'A quay', translations: { ar: { title: 'رصيف' } } }
    expect(merge<object>({ base, mine, theirs: both }).values).toEqual({ ...both, confirmed: { ar: [] } })
  })

  const theirs = { ...base, title: 'A quay' }
  /** The state of my Arabic after the choice between two English titles. */
  const stateWith = (title: string, values: object) =>
    textState(savedTranslations({ translated: ['title'] }, theirs, { ...values, title }), 'title', 'ar')

  it('[T15] Arabic typed beside my English is out of date if theirs is chosen', () => {
    const mine = { title: 'A wharf ', translations: { ar: { title: 'رصيف' } } }
    const { values } = merge({ base, mine, theirs })
    expect([stateWith('A wharf', values), stateWith('A quay', values)]).toEqual(['complete', 'outdated'])
  })

  it('[T15] Arabic confirmed beside my English is out of date if theirs is chosen', () => {
    const mine = { ...base, title: 'A wharf', confirmed: { ar: ['title'] } }
    const { values } = merge<object>({ base, mine, theirs })
    expect([stateWith('A wharf', values), stateWith('A quay', values)]).toEqual(['complete', 'outdated'])
  })
})
