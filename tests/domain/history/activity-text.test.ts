import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import type { Activity } from '#domain/history/activity.ts'
import { activityText, authorOf } from '#domain/history/activity-text.ts'
import { senderName } from '#domain/history/author.ts'
import { movedItem } from '#domain/history/moved-item.ts'
import { allSentAgainTitle, sentAgainTitle } from '#domain/mail/letters/sent-again-title.ts'
import { mailKinds } from '#domain/mail/mail-kind.ts'
import { personalCountsText } from '#domain/privacy/personal-counts-text.ts'
import { personalKinds } from '#domain/privacy/personal-data.ts'
import { retainedCountsText } from '#domain/privacy/retention.ts'
import { history as arabic } from '#domain/wording/ar/content/history.ts'
import { history as english } from '#domain/wording/en/content/history.ts'

const activity = (some: Partial<Activity>): Activity => ({
  id: '1',
  at: '2026-11-21T09:00:00.000Z',
  kind: 'updated',
  author: { id: '1', name: 'Huda' },
  address: '',
  subject: '',
  itemId: '',
  title: '',
  ...some,
})
const inArabic = (some: Partial<Activity>) => activityText(activity(some), arabic)
const latin = /[a-z]/iu

describe('an activity in one line', () => {
  it('names the item and its title', () => {
    const berth = { subject: 'newsArticle', itemId: '5', title: 'A fourth berth' } as const
    expect(activityText(activity(berth), english)).toBe('Changed article “A fourth berth”')
    expect(inArabic(berth)).toBe('تعديل الخبر «A fourth berth»')
    expect(inArabic({ ...berth, title: '' })).toBe('تعديل الخبر 5')
  })

  it('[T60] names each list that was reordered, and the item that was moved', () => {
    const ordered = { kind: 'ordered', subject: 'brand' } as const
    expect(activityText(activity({ ...ordered, title: brand.nouns.many }), english)).toBe('Reordered brands')
    expect(inArabic({ ...ordered, title: brand.nouns.many })).toBe('إعادة ترتيب العلامات')
    expect(inArabic(movedItem(brand, 'ضحى “للطاقة”', 1, 2))).toBe('إعادة ترتيب العلامة «ضحى “للطاقة”»')
    const lists = Object.values(contentTypes).map(({ name, nouns }) =>
      inArabic({ ...ordered, subject: name, title: nouns.many }),
    )
    expect(lists.filter((text) => latin.test(text))).toEqual([])
  })

  it('[T60] counts personal data that was erased, exported or expired', () => {
    const counts = Object.fromEntries(personalKinds.map((kind, index) => [kind, index + 1])) as Parameters<
      typeof personalCountsText
    >[0]
    const data = { subject: 'personalData', itemId: '0123456789' } as const
    expect(inArabic({ ...data, kind: 'exported', title: personalCountsText(counts) })).toBe(
      'تصدير بيانات شخص واحد (01234567): ' +
        'استفسار واحد، طلبا توظيف، 3 ردود بالبريد الإلكتروني، 4 عناصر في المحذوفات، ' +
        '5 رسائل إشعار، 6 قيود في السجل، 7 ملفات',
    )
    const older = { ...data, kind: 'exported', title: '1 application, 1 résumé' } as const
    expect(inArabic(older)).toBe('تصدير بيانات شخص واحد (01234567): طلب توظيف واحد، سيرة ذاتية واحدة')
    const expired = { ...data, itemId: '', kind: 'expired' } as const
    expect(inArabic({ ...expired, title: retainedCountsText({ enquiries: 2, profiles: 1, spam: 12 }) })).toBe(
      'حذف بعد انتهاء المدة: استفساران، طلب توظيف واحد، 12 رسالة مزعجة',
    )
    expect(inArabic({ ...data, kind: 'forgotten', title: 'BCD23456' })).toBe(
      'محو بيانات شخص واحد (01234567): BCD23456',
    )
  })

  it('[T60] names the roles that need a second factor', () => {
    const set = { kind: 'factorRolesSet', title: 'Admin, Hr' } as const
    expect(activityText(activity(set), english)).toBe('Set the roles that need a second factor: Admin, Hr')
    for (const title of ['Admin, CXTeam, Hr', 'none']) expect(inArabic({ ...set, title })).not.toMatch(latin)
  })

  it('[T60] names the messages that were sent again', () => {
    const titles = mailKinds.flatMap((kind) =>
      (['staff', 'visitor'] as const).map((recipient) => sentAgainTitle({ kind, recipient }, '23456789')),
    )
    const texts = [...titles, ...[1, 2, 12].map(allSentAgainTitle)].map((title) =>
      inArabic({ kind: 'sentAgain', title }),
    )
    expect(texts.filter((text) => latin.test(text))).toEqual([])
    expect(texts).toContain('إعادة إرسال رسالة إشعار الاستفسار 23456789')
    expect(texts).toContain('إعادة إرسال رسالتي إشعار')
  })
})

it('[T60] names the author: a person, a sender, the server or unknown', () => {
  const named = (id: string, name: string, kind: Activity['kind'] = 'updated') =>
    authorOf({ author: { id, name }, kind }, arabic)
  expect([
    named('1', 'Huda'),
    named('', senderName),
    named('7', senderName),
    named('', ''),
    named('', '', 'signInFailed'),
  ]).toEqual(['Huda', 'المُرسِل', senderName, 'الخادم', 'شخص غير معروف'])
})
