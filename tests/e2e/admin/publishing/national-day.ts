import type { Locator, Page } from 'playwright'
import { press, retype } from '../../support/by-keys.ts'

/** A text of an item, as it is typed in both languages. */
export interface Text {
  /** The editor, below /admin. */
  readonly editor: string
  readonly label: string
  readonly en: string
  readonly ar: string
}

export const texts = {
  article: {
    editor: '/EditNews/1',
    label: 'Title',
    en: 'The harbour celebrates National Day',
    ar: 'المرفأ يحتفل باليوم الوطني',
  },
  slide: {
    editor: '/EditSlider/1',
    label: 'Title',
    en: 'One nation, two shores',
    ar: 'وطن واحد وضفّتان',
  },
  statement: {
    editor: '/HomePage',
    label: 'Statement',
    en: 'Our flags fly on every quay today.',
    ar: 'أعلامنا ترفرف اليوم على كل رصيف.',
  },
} as const satisfies Readonly<Record<string, Text>>

export const release = 'National Day'

/** A day, and a time in Bahrain. */
export interface Moment {
  readonly day: string
  readonly time: string
}

export const instantOf = ({ day, time }: Moment) => Date.parse(`${day}T${time}:00+03:00`)

/** The keys of these fields depend on the language of the browser. */
export const fillMoment = async (fields: Locator, { day, time }: Moment) => {
  await fields.getByLabel('Date').fill(day)
  await fields.getByLabel('Time').fill(time)
}

/** Opens the menu of an editor and chooses an action. */
const choose = async (page: Page, action: RegExp) => {
  await press(page, page.getByRole('button', { name: 'More' }))
  await press(
    page,
    page.getByRole('menuitem', { name: action }).or(page.getByRole('button', { name: action })),
  )
}

/** Types a text in both languages and schedules it with its end, without the mouse. */
export const scheduleByKeys = async (page: Page, { label, en, ar }: Text, due: Moment, end: Moment) => {
  await retype(page, new RegExp(`^${label}$`), en)
  await retype(page, new RegExp(`^${label}, Arabic$`), ar)
  await choose(page, /^Schedule…/)
  const dialog = page.getByRole('dialog', { name: 'Schedule this change' })
  await fillMoment(dialog, due)
  await press(page, dialog.getByRole('checkbox', { name: 'Change back on…' }), 'Space')
  await fillMoment(dialog.getByRole('group', { name: 'Change back on…' }), end)
  await press(page, dialog.getByLabel(/^Release/), 'Control+a')
  await page.keyboard.type(release)
  await page.keyboard.press('Enter')
  await page.getByText(/Scheduled for .+\. Changes back .+\./).waitFor()
}
