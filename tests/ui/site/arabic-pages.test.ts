// @vitest-environment node
import { Layer, ManagedRuntime } from 'effect'
import { expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import { emptyEnquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { forms } from '#domain/wording/ar/site/forms.ts'
import { pageWordsOf } from '#ui/words/site/page-words-of.ts'
import { renderedPage } from '#tests/ui/site/rendered-page.ts'
import { contentReads } from '#ui/page-reads.ts'
import { formatDay } from '#ui/site/format/format-day.ts'
import type { FormResponses } from '#ui/router.tsx'
import { pageLanguageOf } from '#domain/language/page-language.ts'

const image = '/media/0123456789abcdef0123-1920x1280.webp'
const news = (id: number) => ({
  id: String(id),
  title: `خبر ${id}`,
  description: 'نصّ الخبر.',
  image,
  createdAt: '2026-11-22T09:00:00.000Z',
})
const career = {
  id: '1',
  title: 'مرشد بحري',
  company: 'جالبوت',
  department: 'العمليات',
  location: 'الحد، البحرين',
  employmentType: 'دوام كامل',
  experience: '5 سنوات',
  closingDate: '2026-12-31',
  description: 'الأول.\n\nالثاني.',
  createdAt: '2026-11-01T09:00:00.000Z',
}
const careers = [
  career,
  { ...career, id: '2', company: 'ضحى', department: 'الهندسة', location: 'الرياض، السعودية' },
]
const slide = { title: 'شريحة', description: 'نصّ', image }

const runtime = ManagedRuntime.make(
  Layer.mergeAll(
    MemoryContents({
      items: {
        newsArticle: [1, 2].map(news),
        career: careers,
        slider: ['1', '2'].map((id) => ({ id, ...slide })),
        brand: [{ id: '1', title: 'جالبوت', image, sector: 'الموانئ' }],
        historySlide: ['1', '2'].map((id) => ({ id, ...slide, year: '1958', colour: '' })),
        teamMember: [{ id: '1', name: 'هدى', designation: 'رئيسة', image, description: 'مهندسة.' }],
        portfolioItem: [{ id: '1', title: 'الموانئ', images: [{ image, name: 'شريك' }] }],
      },
    }),
    MemoryHomePageDetails({
      details: {
        site: {
          brandName: 'ساحلان',
          contact: {
            email: '1@2.3',
            phone: '1',
            whatsapp: '+973 1',
            address: 'المنامة',
            map: '/map',
            hours: '8',
          },
        },
        enquiryTitle: 'حدّثونا',
        services: [{ title: 'الشحن', company: 'جالبوت', text: 'نقل.', points: [] }],
      },
    }),
  ),
)

const show = (path: string, responses?: FormResponses) =>
  renderedPage(
    path,
    {
      read: contentReads((effect) => runtime.runPromise(effect)),
      publicUrl: 'https://sahilan.example',
      product: 'group',
      timeZone: 'Asia/Bahrain',
      today: '2026-11-22',
      ...pageLanguageOf('ar', 'en,ar'),
      words: pageWordsOf('ar'),
      assets: { boot: '/boot.js', rules: [], fonts: { Latn: [], Arab: [], Deva: [] } },
    },
    responses,
  )

/** What people read or hear in a page, and in which of it there are Latin letters. */
const latinIn = (html: string) => {
  const read = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    // Links to the other language, and what is marked as English.
    .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, '')
    // References and codes.
    .replaceAll(/<bdi dir="ltr">[\dA-Z-]+<\/bdi>/g, '')
  const texts = [
    ...read.split(/<[^>]*>/),
    ...Array.from(read.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g), ([, text = '']) => text),
  ].map((text) => text.trim())
  return texts.filter((text) => /[a-z]/i.test(text.replaceAll(/\u2066[^\u2069]*\u2069/g, '')))
}

test.each([
  ['/', 'ساحلان', 'المسؤولون'],
  ['/about', 'من نحن | ساحلان', 'تاريخنا'],
  ['/services', 'خدماتنا | ساحلان', 'روابط أخرى'],
  ['/career', 'الوظائف | ساحلان', 'وظيفتان شاغرتان'],
  ['/career?company=ضحى', 'الوظائف: ضحى (وظيفة شاغرة واحدة) | ساحلان', 'عرض جميع الوظائف'],
  ['/career?applied=1&reference=K7M2PQ9X', 'تم الإرسال: الوظائف | ساحلان', 'وصلنا طلبكم لوظيفة'],
  ['/career?apply=1', 'مرشد بحري | ساحلان', 'التقديم حتى <time dateTime="2026-12-31">31 ديسمبر 2026</time>'],
  ['/career?apply=9', 'الوظائف | ساحلان', 'لم يعد التقديم متاحاً لهذه الوظيفة.'],
  ['/contact', 'تواصلوا معنا | ساحلان', 'إرسال الاستفسار'],
  ['/contact?sent=K7M2PQ9X', 'تم الإرسال: تواصلوا معنا | ساحلان', 'شكراً لكم. وصلنا استفساركم.'],
  ['/newsinsights/1', 'خبر 1 | ساحلان', '22 نوفمبر 2026'],
  ['/newsinsights/9', 'خبر 2 | ساحلان', 'لم يعد هذا الخبر متاحاً.'],
  ['/nowhere', 'الصفحة غير موجودة | ساحلان', 'عذراً!'],
])('[T24] %s has no interface text that is not Arabic', async (path, title, text) => {
  const { html } = await show(path)
  expect(latinIn(html)).toEqual([])
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(title)
  expect(html).toContain(text)
})

test('[T48] positions are filtered by the Arabic names of countries', async () => {
  const { html } = await show('/career?country=البحرين')
  expect(latinIn(html)).toEqual([])
  expect(html).toContain('<title>الوظائف: البحرين (وظيفة شاغرة واحدة) | ساحلان</title>')
  expect(html).toContain(`href="/ar/career?country=${encodeURIComponent('السعودية')}#positions"`)
})

test('[T34] a form posted without scripts has Arabic errors', async () => {
  const values = { ...emptyEnquiry, phone: '12', location: 'Bahrain', type: 'General' }
  const contact = {
    values,
    errors: enquiryErrors(values, forms),
    failure: { reason: 'InputRefused', message: 'Some fields need another look.' },
  }
  const { html } = await show('/contact', { contact })
  expect(latinIn(html)).toEqual([])
  expect(html).toContain('يُرجى إدخال رقم صحيح من 10 أرقام')
  expect(html).toContain('بعض الحقول يحتاج إلى مراجعة.')
  expect(html).toMatch(/<option value="Bahrain" selected="">البحرين<\/option>/)
  expect(html).toMatch(/value="General"[^>]*\/>استفسار عام/)
  expect(html).toContain('name="consent" value="1-ar"')
  expect(html).toContain('<title>خطأ: تواصلوا معنا | ساحلان</title>')
})

test('[T32] the feeds are named in the language of the page', async () => {
  const { html } = await show('/about')
  expect(html).toContain('title="آخر الأخبار (خلاصة \u2066RSS\u2069)" href="/ar/newsinsights/rss.xml"')
})

test('[T41] dates have Gulf month names and the digits 0 to 9', () => {
  const { site } = pageWordsOf('ar')
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`)
  expect(months.map((day) => formatDay(day, site))).toEqual([
    '9 يناير 2026',
    '9 فبراير 2026',
    '9 مارس 2026',
    '9 أبريل 2026',
    '9 مايو 2026',
    '9 يونيو 2026',
    '9 يوليو 2026',
    '9 أغسطس 2026',
    '9 سبتمبر 2026',
    '9 أكتوبر 2026',
    '9 نوفمبر 2026',
    '9 ديسمبر 2026',
  ])
})
