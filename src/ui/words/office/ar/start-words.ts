import { failures } from '#domain/wording/ar/office/failures.ts'
import { office } from '#domain/wording/ar/office/office.ts'
import { shared } from '#domain/wording/ar/shared.ts'
import { designWords as design } from '#ui/design/words/ar.ts'
import type { Words } from '../../words.ts'

/** The Arabic catalogues of what stands around every screen, and of announcements. */
export const startWords = {
  language: 'ar',
  design,
  failures,
  office,
  shared,
} satisfies Partial<Words>
