import { EnquiryBand } from '../layout/sections/enquiry-band/enquiry-band.tsx'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { HistoryStrip } from '../layout/sections/history-strip/history-strip.tsx'
import { Story } from '../layout/sections/story/story.tsx'
import { Team } from '../layout/sections/team/team.tsx'
import { Hero } from './hero/hero.tsx'
import type { HomeData } from './home-data.ts'
import { HomeHead } from './home-head.tsx'
import { Ledger } from './ledger.tsx'
import { NewsBlock } from './news-block.tsx'
import { Portfolio } from './portfolio.tsx'

interface HomePageProps {
  frame: FrameData
  home: HomeData
}

/** The home page: slides, story, companies, history, news, portfolio, team and an enquiry button (P1). */
export function HomePage({ frame, home }: HomePageProps) {
  return (
    <>
      {home.slides.length > 0 ? <Hero site={frame.site} {...home} /> : <HomeHead site={frame.site} />}
      <Story {...home} />
      <Ledger {...home} />
      <HistoryStrip {...home} />
      <NewsBlock {...home} />
      <Portfolio {...home} />
      <Team {...home} />
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
