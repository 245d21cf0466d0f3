import { createContext, use, useEffect, useState } from 'react'
import type { ApplicationDesk } from '#ui/actors/visitor/application-desk.ts'
import type { EnquiryDesk } from '#ui/actors/visitor/enquiry-desk.ts'

/** Fetches what handles the forms of a page. */
export interface FormDesks {
  readonly enquiry: () => Promise<EnquiryDesk>
  readonly application: () => Promise<ApplicationDesk>
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

export const useEnquiryDesk = () => useFetched(use(FormDesksContext)?.enquiry)
export const useApplicationDesk = () => useFetched(use(FormDesksContext)?.application)
