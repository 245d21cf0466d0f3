import { createContext } from 'react'
import type { ItemOf } from '#domain/content/content-types.ts'
import type { ShownOf } from '../language/shown-of.ts'

export type BrandChoice = ShownOf<ItemOf<'brand'>, 'id' | 'title'>

/** The companies that an enquiry may be about: from the loader of its page, or loaded by the popup. */
export const CompaniesContext = createContext<ReadonlyArray<BrandChoice>>([])
