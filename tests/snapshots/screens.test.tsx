import { composeStory } from '@storybook/react-vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '#domain/access/role.ts'
import { Office, type OfficeProps } from '#ui/sample/office/office.tsx'
import { officeStory } from '#ui/sample/office/office-story.ts'
import * as colour from '#ui/design/style/tokens/colour.stories.tsx'
import * as type from '#ui/design/style/tokens/type.stories.tsx'
import * as popup from '#ui/site/enquiry/enquiry-popup.stories.tsx'
import siteMeta from '#ui/sample/site/whole-site.stories.tsx'
import { demoHomePage } from '#server/demo/home-page.ts'
import { arabicDemo } from './arabic-demo.ts'
import preview from '../../.storybook/preview.tsx'

/** The width of the window, and the theme unless it is light. */
const looks = {
  phone: { width: 360, theme: 'light' },
  tablet: { width: 768, theme: 'light' },
  desktop: { width: 1440, theme: 'light' },
  'desktop-dark': { width: 1440, theme: 'dark' },
  'phone-dark': { width: 360, theme: 'dark' },
} as const

const height = 1_200

type Look = keyof typeof looks
type Run = () => Promise<unknown>

const inArabic = { language: 'ar' }
const widths = ['phone', 'tablet', 'desktop'] as const

const site = (path: string): Run => composeStory({ args: { path } }, siteMeta, preview).run

const arabicSite = (path: string): Run =>
  composeStory({ args: { path, read: arabicDemo }, globals: inArabic }, siteMeta, preview).run

const office = (
  at: string,
  role: Role | 'signed out',
  { deleted = [], language = 'en' }: Pick<OfficeProps, 'deleted'> & { readonly language?: string } = {},
): Run =>
  composeStory(
    { args: { at, role, deleted }, globals: { language } },
    { ...officeStory, component: Office, title: 'Admin' },
    preview,
  ).run

const enquiryWithErrors: Run = composeStory(popup.WithErrors, popup.default, preview).run
const { play: _, ...openPopup } = popup.WithErrors
const arabicPopup: Run = composeStory(
  {
    ...openPopup,
    args: {
      words: {
        enquiryTitle: String(demoHomePage.translations?.['ar']?.enquiryTitle),
        enquiryText: String(demoHomePage.translations?.['ar']?.enquiryText),
        untranslated: [],
      },
    },
    globals: inArabic,
  },
  popup.default,
  preview,
).run
const arabicEnquiryWithErrors: Run = async () => {
  await arabicPopup()
  await page.getByRole('button', { name: 'إرسال الاستفسار' }).click()
}
const ramps: Run = composeStory(colour.Ramps, colour.default, preview).run
const contrast: Run = composeStory(colour.Contrast, colour.default, preview).run
const sizes: Run = composeStory(type.Sizes, type.default, preview).run

const screens: ReadonlyArray<readonly [name: string, run: Run, looks: ReadonlyArray<Look>]> = [
  ['home', site('/'), ['phone', 'desktop']],
  ['about', site('/about'), ['desktop']],
  ['services', site('/services'), ['desktop']],
  ['careers', site('/career'), ['phone', 'desktop']],
  ['contact', site('/contact'), ['phone']],
  ['news', site('/newsinsights/6'), ['phone', 'desktop']],
  ['not-found', site('/nowhere'), ['desktop']],
  ['enquiry-with-errors', enquiryWithErrors, ['phone', 'desktop']],
  ['sign-in', office('', 'signed out'), ['desktop']],
  ['dashboard', office('/dashboard', 'Admin'), ['desktop', 'phone-dark']],
  ['list', office('/NewsList', 'CXTeam'), ['phone', 'desktop-dark']],
  ['editor', office('/EditNews/6', 'CXTeam'), ['desktop', 'desktop-dark']],
  ['inbox', office('/enquirymails?open=1', 'Hr'), ['desktop', 'phone-dark']],
  ['trash', office('/trash', 'Admin', { deleted: [['newsArticle', '6']] }), ['desktop']],
  ['home-page-editor', office('/HomePage', 'CXTeam'), ['desktop']],
  ['scheduled', office('/scheduled', 'CXTeam'), ['desktop']],
  ['languages', office('/Languages', 'CXTeam'), ['desktop']],
  ['ar-sign-in', office('', 'signed out', inArabic), widths],
  ['ar-dashboard', office('/dashboard', 'Admin', inArabic), ['phone', 'tablet', 'desktop-dark']],
  ['ar-list', office('/NewsList', 'CXTeam', inArabic), widths],
  ['ar-editor', office('/EditNews/6', 'CXTeam', inArabic), widths],
  ['ar-inbox', office('/enquirymails?open=1', 'Hr', inArabic), ['phone-dark', 'tablet', 'desktop']],
  ['ar-home-page-editor', office('/HomePage', 'CXTeam', inArabic), widths],
  ['ar-trash', office('/trash', 'Admin', { deleted: [['newsArticle', '6']], ...inArabic }), widths],
  ['ar-scheduled', office('/scheduled', 'CXTeam', inArabic), widths],
  ['ar-languages', office('/Languages', 'CXTeam', inArabic), widths],
  ['ar-media', office('/Media', 'CXTeam', inArabic), widths],
  ['ar-desk', office('/Desk', 'Hr', inArabic), widths],
  ['ar-home', arabicSite('/'), widths],
  ['ar-about', arabicSite('/about'), widths],
  ['ar-services', arabicSite('/services'), widths],
  ['ar-careers', arabicSite('/career'), widths],
  ['ar-contact', arabicSite('/contact'), widths],
  ['ar-news', arabicSite('/newsinsights/1'), widths],
  ['ar-archive', arabicSite('/news'), widths],
  ['ar-search', arabicSite('/search?q=ميناء'), widths],
  ['ar-company', arabicSite('/companies/1'), widths],
  ['ar-person', arabicSite('/people/1'), widths],
  ['ar-own-page', arabicSite('/sustainability'), widths],
  ['ar-document', arabicSite('/privacy'), widths],
  ['ar-receipt', arabicSite('/receipt'), widths],
  ['ar-not-found', arabicSite('/nowhere'), widths],
  ['ar-enquiry-with-errors', arabicEnquiryWithErrors, widths],
  ['colour', ramps, ['desktop']],
  ['contrast', contrast, ['desktop-dark']],
  ['type', sizes, ['desktop']],
]

const pictures = screens.flatMap(([name, run, shown]) =>
  shown.map((look) => ({ name: `${name}-${look}`, run, ...looks[look] })),
)

// Fixes the time and random numbers, so that pictures stay the same.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T06:00:00Z') })
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Centred content may be off by half a pixel. */
const centred = { comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.002 } }

const isThere = () =>
  document.querySelector('h1, [role=dialog]') !== null &&
  document.querySelector('[aria-busy=true]') === null &&
  !document.body.textContent.includes('Loading...') &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

const tolerance = ({ name }: (typeof pictures)[number]) => (name.startsWith('enquiry') ? centred : {})

const show = async ({ run, width, theme }: (typeof pictures)[number]) => {
  await page.viewport(width, height)
  await run()
  document.documentElement.dataset['theme'] = theme
  await vi.waitUntil(isThere, { timeout: 30_000 })
  await document.fonts.ready
}

const isInArabic = ({ name }: (typeof pictures)[number]) => name.startsWith('ar-')

test.each(pictures.filter((picture) => !isInArabic(picture)))(
  '$name matches its picture',
  async (picture) => {
    await show(picture)
    await expect(page).toMatchScreenshot(picture.name, tolerance(picture))
  },
)

test.each(pictures.filter(isInArabic))('[T51] $name matches its picture', async (picture) => {
  await show(picture)
  await expect(page).toMatchScreenshot(picture.name, tolerance(picture))
})
