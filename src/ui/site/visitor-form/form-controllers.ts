import { createContext, use, useEffect, useState } from 'react'
import type { ApplicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import type { EnquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'

/** Fetches the controllers of a page's forms. */
export interface FormControllers {
  readonly enquiry: () => Promise<EnquiryFormController>
  readonly application: () => Promise<ApplicationFormController>
}

/** `undefined` on the server and before hydration. */
export const FormControllersContext = createContext<FormControllers | undefined>(undefined)

/** Returns a controller once it is loaded. If its script does not load, the form is posted. */
const useFetched = <Controller>(load: (() => Promise<Controller>) | undefined): Controller | undefined => {
  const [controller, setController] = useState<Controller>()
  useEffect(() => {
    load?.().then(setController, () => {})
  }, [load])
  return controller
}

export const useEnquiryForm = () => useFetched(use(FormControllersContext)?.enquiry)
export const useApplicationForm = () => useFetched(use(FormControllersContext)?.application)
