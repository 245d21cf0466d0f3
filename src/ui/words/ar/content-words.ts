import { editor } from '#domain/wording/ar/editor.ts'
import { fields } from '#domain/wording/ar/fields.ts'
import { items } from '#domain/wording/ar/items.ts'
import { removal } from '#domain/wording/ar/removal.ts'
import { translations } from '#domain/wording/ar/translations.ts'
import type { Words } from '../words.ts'

/** The Arabic catalogues of lists and editors. */
export const contentWords = { editor, fields, items, removal, translations } satisfies Partial<Words>
