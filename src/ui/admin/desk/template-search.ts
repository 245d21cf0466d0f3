import type { SearchParams } from '../shell/navigation/search-params.ts'

/** Stands for the id of a template that is not stored yet. */
export const newTemplate = 'new'

/** The part Templates of the desk with an opened template. */
export const templateSearch = (template: string): SearchParams => ({ list: 'templates', template })
