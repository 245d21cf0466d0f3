import type { FrameData } from '../layout/frame-data.ts'
import { EnquiryBand } from '../layout/enquiry-band.tsx'
import type { HomeData } from './home-data.ts'
import { HomeHead } from './home-head.tsx'
import { NewsBlock } from './news-block.tsx'

export interface HomePageProps {
  frame: FrameData
  home: HomeData
}

/** What the group is, its newest news, and how to reach it. */
export function HomePage({ frame, home }: HomePageProps) {
  return (
    <>
      <HomeHead site={frame.site} statement={home.statement} />
      <NewsBlock {...home} />
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
