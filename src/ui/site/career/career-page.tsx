import { noPosition } from '#domain/visitor-forms/profile/profile.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { ApplicationResponse } from '../visitor-form/form-responses.ts'
import { PageHead } from '../layout/page-head/page-head.tsx'
import { EnquiryBand } from '../layout/sections/enquiry-band/enquiry-band.tsx'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { ApplicationElsewhere } from './application/application-elsewhere.tsx'
import { ApplicationPage } from './application/application-page.tsx'
import { OpenApplicationPage } from './application/open-application-page.tsx'
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

/** The open positions, or the form for one of them or for none (P5). */
export function CareerPage({
  frame,
  career: { head, picture, positions, openApplication },
  search,
  response,
  code,
}: CareerPageProps) {
  const { places } = useSiteWords()
  const positionId = response?.values.careerId || search.apply
  const position = positions.find(({ id }) => id === positionId)
  if (position) return <ApplicationPage position={position} response={response} />
  if (openApplication && search.apply === noPosition) return <OpenApplicationPage response={response} />
  return (
    <>
      <PageHead own={head} title={places.careers} picture={picture} />
      {response && (
        <ApplicationElsewhere positions={positions} isOpen={openApplication} response={response} />
      )}
      <OpenPositions
        positions={positions}
        isOpen={openApplication}
        search={response ? {} : search}
        code={code}
      />
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
