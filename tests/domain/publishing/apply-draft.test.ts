import { describe, expect, it } from '@effect/vitest'
import { applyDraft, changedFields, type CurrentItem } from '#domain/publishing/apply-draft.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import type { Draft } from '#domain/publishing/draft.ts'

const base = { title: 'Berth', image: '/media/a.webp', description: 'One berth.' }
const live = (fields: object = base): CurrentItem => ({ state: 'live', fields: { ...base, ...fields } })

type Change = Pick<Draft, 'subject' | 'action' | 'base' | 'fields'>
const draft = (fields: object, more: Partial<Change> = {}): Change => ({
  subject: 'newsArticle',
  action: 'publish',
  base,
  fields: { ...base, ...fields },
  ...more,
})

describe('applying a draft', () => {
  it('[W6] keeps what others changed meanwhile', () => {
    expect(
      applyDraft(draft({ title: 'Fourth berth' }), live({ description: 'Two berths.' }), 'person'),
    ).toEqual({
      kind: 'update',
      fields: { ...base, title: 'Fourth berth', description: 'Two berths.' },
    })
  })

  it('[W6] asks a person about a field that both changed', () => {
    expect(applyDraft(draft({ title: 'Mine' }), live({ title: 'Theirs' }), 'person')).toEqual({
      kind: 'conflict',
      fields: ['title'],
    })
  })

  it('[W15] lets a scheduled field win', () => {
    const outcome = applyDraft(draft({ title: 'Mine' }), live({ title: 'Theirs' }), 'time')
    expect(outcome).toMatchObject({ kind: 'update', fields: { title: 'Mine' } })
  })

  it('[W14] changes back only what nobody changed since', () => {
    const shown = { ...base, title: 'National Day', description: 'Closed today.' }
    const back = draft({}, { action: 'revert', base: shown })
    expect(applyDraft(back, live({ ...shown, description: 'Open after noon.' }), 'time')).toEqual({
      kind: 'update',
      fields: { ...base, title: 'Berth', description: 'Open after noon.' },
    })
  })

  it('[W14] does not publish what was unpublished when it changes back', () => {
    const back = draft({}, { action: 'revert', base: { ...base, title: 'National Day' } })
    const unpublished = { state: 'unpublished', fields: { ...base, title: 'National Day' } } as const
    expect(applyDraft(back, unpublished, 'time')).toEqual({
      kind: 'failed',
      reason: 'The item is not on the site.',
    })
  })

  it('[W14] leaves Arabic that was typed during a change with what it was made from', () => {
    const arabic = (title: string, source: string) => ({
      translations: { ar: { title } },
      sources: { ar: { title: source } },
    })
    const shown = { ...base, title: 'National Day', ...arabic('عيد', 'day') }
    const back = draft(arabic('مرسى', 'berth'), { action: 'revert', base: shown })
    expect(applyDraft(back, live({ ...shown, ...arabic('العيد الوطني', 'day') }), 'time')).toEqual({
      kind: 'update',
      fields: { ...base, ...arabic('العيد الوطني', 'day') },
    })
  })

  it('[W6] merges translations with the texts that they were made from', () => {
    const translated = { translations: { ar: { title: 'مرسى' } }, sources: { ar: { title: 'abc' } } }
    expect(applyDraft(draft(translated), live({ description: 'Two berths.' }), 'person')).toEqual({
      kind: 'update',
      fields: { ...base, description: 'Two berths.', ...translated },
    })
  })

  const english = { old: 'One berth', seen: 'Berth', latest: 'Two berths' }
  /** A title with its Arabic, and the English that this was made from. */
  const titled = (title: string, arabic: string, source: string) => ({
    title,
    translations: { ar: { title: arabic } },
    sources: { ar: { title: sourceHash(source) } },
  })
  const outdated = titled(english.seen, 'مرسى', english.old)
  /** What a draft of an article whose Arabic is out of date makes of it. */
  const published = (drafted: object, current: object) =>
    applyDraft(draft(drafted, { base: { ...base, ...outdated } }), live(current), 'person')

  it('[T15] does not say of new Arabic what its draft confirmed of the old', () => {
    const confirmed = titled(english.seen, 'مرسى', english.seen)
    const current = titled(english.latest, 'مرسيان', english.latest)
    expect(published(confirmed, current)).toEqual({ kind: 'update', fields: { ...base, ...current } })
  })

  it('[T15] takes the later confirmation, beside the English that stays', () => {
    const confirmed = titled(english.seen, 'مرسى', english.seen)
    const current = titled(english.latest, 'مرسى', english.latest)
    expect(published(confirmed, current)).toEqual({ kind: 'update', fields: { ...base, ...current } })
  })

  it('[T15] leaves corrected Arabic out of date if the draft changes its English', () => {
    const confirmed = titled(english.latest, 'مرسى', english.latest)
    const current = titled(english.seen, 'مرسيان', english.seen)
    expect(published(confirmed, current)).toEqual({
      kind: 'update',
      fields: { ...base, ...titled(english.latest, 'مرسيان', english.seen) },
    })
  })

  it('[W6] removes a translation that the draft emptied', () => {
    const translated = { translations: { ar: { title: 'مرسى' } }, sources: { ar: { title: 'abc' } } }
    const outcome = applyDraft(draft({}, { base: { ...base, ...translated } }), live(translated), 'person')
    expect(outcome).toEqual({ kind: 'update', fields: base })
  })

  it('[W6] merges lists of entries by entry', () => {
    const facts = [
      { value: '1', label: 'Berths' },
      { value: '2', label: 'Ships' },
    ]
    const home = { subject: 'homePage', base: { facts } } as const
    const mine = {
      ...draft({}, home),
      fields: { facts: [{ value: '4', label: 'Berths' }, ...facts.slice(1)] },
    }
    const theirs = { state: 'live', fields: { facts: [...facts, { value: '3', label: 'Cranes' }] } } as const
    expect(applyDraft(mine, theirs, 'person')).toEqual({
      kind: 'update',
      fields: {
        facts: [
          { value: '4', label: 'Berths' },
          { value: '2', label: 'Ships' },
          { value: '3', label: 'Cranes' },
        ],
      },
    })
  })

  it('[W5] refuses what is incomplete, with a sentence for each field', () => {
    expect(
      applyDraft(draft({ title: '' }, { base: null }), { state: 'absent', fields: null }, 'person'),
    ).toEqual({
      kind: 'invalid',
      errors: { title: 'Title is required' },
    })
  })

  it('fails if the item is gone', () => {
    const gone = { state: 'absent', fields: null } as const
    expect(applyDraft(draft({ title: 'Mine' }), gone, 'time')).toEqual({
      kind: 'failed',
      reason: 'The item was deleted.',
    })
  })

  it('[W16] unpublishes, and publishes again', () => {
    expect(applyDraft(draft({}, { action: 'unpublish' }), live(), 'time')).toEqual({ kind: 'unpublish' })
    const unpublished = { state: 'unpublished', fields: base } as const
    expect(applyDraft(draft({ title: 'Again' }), unpublished, 'person')).toMatchObject({
      kind: 'publishAgain',
    })
    expect(applyDraft(draft({}, { action: 'unpublish' }), unpublished, 'time')).toMatchObject({
      kind: 'failed',
    })
  })
})

it('[W3] names the fields that publishing will change', () => {
  const after = {
    ...base,
    title: 'Fourth berth',
    translations: { ar: { title: 'مرسى' } },
    sources: { ar: { title: 'abc' } },
  }
  expect(changedFields(base, after)).toEqual(['title', 'translations.ar.title'])
})

it('[W3] names Arabic that the draft confirms, beside the hash of an older English', () => {
  const arabic = { translations: { ar: { title: 'مرسى' } } }
  const confirmed = { ...base, ...arabic, sources: { ar: { title: 'new' } } }
  expect(changedFields({ ...base, ...arabic, sources: { ar: { title: 'old' } } }, confirmed)).toEqual([
    'translations.ar.title',
  ])
  expect(changedFields({ ...base, ...arabic }, confirmed)).toEqual([])
})
