import type { ApplicationResponse } from '../form-responses.ts'
import { PageHead } from '../layout/page-head/page-head.tsx'
import { EnquiryBand } from '../layout/enquiry-band/enquiry-band.tsx'
import type { FrameData } from '../layout/frame-data.ts'
import { ApplicationElsewhere } from './application/application-elsewhere.tsx'
import { ApplicationPage } from './application/application-page.tsx'
import type { CareerData } from './career-data.ts'
import type { CareerSearch } from './career-search.ts'
import { OpenPositions } from './open-positions.tsx'

export interface CareerPageProps {
  frame: FrameData
  career: CareerData
  search: CareerSearch
  answer?: ApplicationResponse | undefined
}

/** The open positions, or the form for one of them (P5). */
export function CareerPage({ frame, career: { picture, positions }, search, answer }: CareerPageProps) {
  const wanted = answer?.profile.careerId || search.apply
  const position = positions.find(({ id }) => id === wanted)
  if (position) return <ApplicationPage position={position} answer={answer} />
  return (
    <>
      <PageHead title="Careers" picture={picture} />
      {answer && <ApplicationElsewhere positions={positions} answer={answer} />}
      <OpenPositions positions={positions} search={answer ? {} : search} />
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
