import { fields } from '#domain/wording/ar/content/fields.ts'
import { items } from '#domain/wording/ar/content/items.ts'
import { lists } from '#domain/wording/ar/content/lists.ts'
import { translations } from '#domain/wording/ar/content/translations.ts'
import type { Words } from '../../words.ts'

/** The Arabic catalogues of lists, which editors show, too. */
export const contentWords = { fields, items, lists, translations } satisfies Partial<Words>
