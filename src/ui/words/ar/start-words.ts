import { failures } from '#domain/wording/ar/failures.ts'
import { office } from '#domain/wording/ar/office.ts'
import { shared } from '#domain/wording/ar/shared.ts'
import { signIn } from '#domain/wording/ar/sign-in.ts'
import { designWords as design } from '#ui/design/words/ar.ts'
import type { Words } from '../words.ts'

/** The Arabic catalogues of the sign-in and of what stands around every screen. */
export const startWords = {
  language: 'ar',
  design,
  failures,
  office,
  shared,
  signIn,
} satisfies Partial<Words>
