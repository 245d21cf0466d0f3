import { createContext, use, useEffect, useState } from 'react'
import type { EnquiryDesk } from '#ui/actors/enquiry-desk.ts'

/** How a form on a page comes by the desk; on the server and in a page that was not taken over there is none. */
export const EnquiryDeskContext = createContext<(() => Promise<EnquiryDesk>) | undefined>(undefined)

/** The desk once it is there; a script that does not arrive leaves the form as it is. */
export const useEnquiryDesk = (): EnquiryDesk | undefined => {
  const fetchDesk = use(EnquiryDeskContext)
  const [desk, setDesk] = useState<EnquiryDesk>()
  useEffect(() => {
    fetchDesk?.().then(setDesk, () => {})
  }, [fetchDesk])
  return desk
}
