import { guidesOfForms } from './guides-of-forms.ts'
import { guidesOfMatter } from './guides-of-matter.ts'
import { guidesOfPlaces } from './guides-of-places.ts'

/** By the folder of the component. */
export const guides = { ...guidesOfForms, ...guidesOfPlaces, ...guidesOfMatter }
