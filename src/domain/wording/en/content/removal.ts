import type { Trashable } from '../../../history/subject.ts'
import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

const removalOf = <const One extends string, const Many extends string>(one: One, many: Many) => ({
  title: counted('en', { one: `Delete this ${one}?`, other: `Delete {n} ${many}?` }),
  confirm: counted('en', { one: `Delete ${one}`, other: `Delete {n} ${many}` }),
})

/** Texts of the dialog that confirms a deletion. */
export const removal = {
  subjects: {
    slider: removalOf('slider', 'sliders'),
    page: removalOf('page', 'pages'),
    brand: removalOf('brand', 'brands'),
    historySlide: removalOf('slide', 'slides'),
    newsArticle: removalOf('article', 'articles'),
    portfolioItem: removalOf('portfolio item', 'portfolio items'),
    teamMember: removalOf('team member', 'team members'),
    career: removalOf('position', 'positions'),
    account: removalOf('admin user', 'admin users'),
    enquiry: removalOf('enquiry', 'enquiries'),
    profile: removalOf('application', 'applications'),
    replyTemplate: removalOf('template', 'templates'),
  } satisfies Readonly<Record<Trashable, object>>,
  one: {
    leavesSite: filled(
      '“{name}” will leave the site at once, and can be restored from the trash for {days}.',
    ),
    leavesSiteForGood: filled('“{name}” will leave the site at once and for good.'),
    gone: filled('“{name}” will be gone at once, and can be restored from the trash for {days}.'),
    goneForGood: filled('“{name}” will be gone at once and for good.'),
    keep: 'Keep it',
  },
  several: {
    leaveSite: filled('They will leave the site at once, and can be restored from the trash for {days}.'),
    leaveSiteForGood: 'They will leave the site at once and for good.',
    gone: filled('They will be gone at once, and can be restored from the trash for {days}.'),
    goneForGood: 'They will be gone at once and for good.',
    keep: 'Keep them',
  },
  /** How long something stays in the trash. */
  forDays: counted('en', { one: '{n} day', other: '{n} days' }),
  deleting: 'Deleting...',
} as const

export type RemovalWords = Translated<typeof removal>
