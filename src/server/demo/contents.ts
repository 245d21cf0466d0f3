import type { DemoContents } from './demo.ts'
import { demoBrands } from './items/brands.ts'
import { demoCareers } from './items/careers.ts'
import { demoHistorySlides } from './items/history-slides.ts'
import { demoNews } from './items/news.ts'
import { demoPages } from './items/pages.ts'
import { demoPortfolio } from './items/portfolio.ts'
import { demoSliders } from './items/sliders.ts'
import { demoTeam } from './items/team.ts'

/**
 * A fictional group: every company, person, address and figure is invented. Pictures are named by their drawing in
 * art/.
 */
export const demoContents: DemoContents = {
  brand: demoBrands,
  slider: demoSliders,
  historySlide: demoHistorySlides,
  newsArticle: demoNews,
  teamMember: demoTeam,
  portfolioItem: demoPortfolio,
  career: demoCareers,
  page: demoPages,
}
