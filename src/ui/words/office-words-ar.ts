import { account } from '#domain/wording/ar/account.ts'
import { connections } from '#domain/wording/ar/connections.ts'
import { editor } from '#domain/wording/ar/editor.ts'
import { failures } from '#domain/wording/ar/failures.ts'
import { fields } from '#domain/wording/ar/fields.ts'
import { forms } from '#domain/wording/ar/forms.ts'
import { history } from '#domain/wording/ar/history.ts'
import { inbox } from '#domain/wording/ar/inbox.ts'
import { items } from '#domain/wording/ar/items.ts'
import { office } from '#domain/wording/ar/office.ts'
import { publishing } from '#domain/wording/ar/publishing.ts'
import { removal } from '#domain/wording/ar/removal.ts'
import { shared } from '#domain/wording/ar/shared.ts'
import { signIn } from '#domain/wording/ar/sign-in.ts'
import { translations } from '#domain/wording/ar/translations.ts'
import { designWords as design } from '#ui/design/words/ar.ts'
import type { Words } from './words.ts'

/** The Arabic catalogues of the back office, in a chunk that only Arabic staff load. */
export const officeWordsAr = {
  language: 'ar',
  account,
  connections,
  design,
  editor,
  failures,
  fields,
  forms,
  history,
  inbox,
  items,
  office,
  publishing,
  removal,
  shared,
  signIn,
  translations,
} satisfies Partial<Words>
