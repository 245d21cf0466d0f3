import { guidesOfForms } from './guides-of-forms.ts'
import { guidesOfDisplay } from './guides-of-display.ts'
import { guidesOfLayout } from './guides-of-layout.ts'

/** By the folder of the component. */
export const guides = { ...guidesOfForms, ...guidesOfLayout, ...guidesOfDisplay }
