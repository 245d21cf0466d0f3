import { createContext, use, useEffect, useState } from 'react'
import type { ApplicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import type { EnquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'

/** Fetches what handles the forms of a page. */
export interface FormDesks {
  readonly enquiry: () => Promise<EnquiryFormController>
  readonly application: () => Promise<ApplicationFormController>
}

/** `undefined` on the server and in a page that was not taken over. */
export const FormDesksContext = createContext<FormDesks | undefined>(undefined)

/** A desk once it is there; a script that does not arrive leaves the form as it is. */
const useFetched = <Desk>(fetchDesk: (() => Promise<Desk>) | undefined): Desk | undefined => {
  const [desk, setDesk] = useState<Desk>()
  useEffect(() => {
    fetchDesk?.().then(setDesk, () => {})
  }, [fetchDesk])
  return desk
}

export const useEnquiryForm = () => useFetched(use(FormDesksContext)?.enquiry)
export const useApplicationDesk = () => useFetched(use(FormDesksContext)?.application)
