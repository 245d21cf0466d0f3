import { useSiteWords } from '#ui/words/use-site-words.ts'
import type { ApplicationResponse } from '../visitor-form/form-responses.ts'
import { PageHead } from '../layout/page-head/page-head.tsx'
import { EnquiryBand } from '../layout/sections/enquiry-band/enquiry-band.tsx'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { ApplicationElsewhere } from './application/application-elsewhere.tsx'
import { ApplicationPage } from './application/application-page.tsx'
import type { CareerData } from './career-data.ts'
import type { CareerSearch } from './career-search.ts'
import { OpenPositions } from './open-positions.tsx'

export interface CareerPageProps {
  frame: FrameData
  career: CareerData
  search: CareerSearch
  response?: ApplicationResponse | undefined
  /** The code of an application that was just posted. */
  code?: string | undefined
}

/** The open positions, or the form for one of them (P5). */
export function CareerPage({
  frame,
  career: { head, picture, positions },
  search,
  response,
  code,
}: CareerPageProps) {
  const { places } = useSiteWords()
  const positionId = response?.values.careerId || search.apply
  const position = positions.find(({ id }) => id === positionId)
  if (position) return <ApplicationPage position={position} response={response} />
  return (
    <>
      <PageHead own={head} title={places.careers} picture={picture} />
      {response && <ApplicationElsewhere positions={positions} response={response} />}
      <OpenPositions positions={positions} search={response ? {} : search} code={code} />
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
