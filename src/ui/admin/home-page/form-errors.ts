import { homePageErrors } from '#domain/home-page/home-page-errors.ts'
import { withAddresses } from '#domain/machines/pending-pictures.ts'
import { homePagePictures, type HomePageForm } from '#ui/actors/content/home-page-form.ts'
import type { FormErrors } from '../editor/form/form-state.ts'

/** The points of a service stand in one control, and so do their faults. */
const controlOf = (path: string) => path.replace(/(?<=\.points)\.\d+$/, '')

/** What the form breaks of the domain's rules; a file that is still to be uploaded breaks none. */
export const formErrors = (form: HomePageForm): FormErrors =>
  Object.fromEntries(
    Object.entries(homePageErrors(withAddresses(form, homePagePictures, []))).map(([path, sentence]) => [
      controlOf(path),
      sentence,
    ]),
  )
