import { pageSizes } from '#domain/content/list/list-query.ts'
import { boards } from '#domain/content/team-member.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { otherStatementOf, type SecondLanguageText } from '#domain/content/home-page/second-language-text.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import { historyPanel, type HistoryPanel } from '../layout/sections/history-strip/history-panel.ts'
import { ownHeadOf, type OwnHead } from '../layout/page-head/own-head.ts'
import { teamOf, type TeamMember } from '../layout/sections/team/team-member.ts'
import type { PageReads } from '../routes/page-reads.ts'

export interface AboutData extends ShownOf<
  HomePageContent,
  'statement' | 'facts' | 'principles' | 'historyTitle'
> {
  readonly head?: OwnHead | undefined
  readonly otherStatement?: SecondLanguageText | undefined
  /** Shown between the page's header and the story. */
  readonly picture?: string | undefined
  readonly history: ReadonlyArray<HistoryPanel>
  readonly team: ReadonlyArray<TeamMember>
}

const all = { size: pageSizes.max }

/** Without a picture of its own, that of the home page's second slide, or of its only one. */
export const readAbout = async (read: PageReads): Promise<AboutData> => {
  const [details, original, sliders, history, team, originalTeam] = await Promise.all([
    read.homePage(),
    read.inAllLanguages?.homePage(),
    read.list('slider', { size: 2 }),
    read.list('historySlide', all),
    read.list('teamMember', all),
    read.inAllLanguages?.list('teamMember', all),
  ])
  const head = ownHeadOf(details, 'about')
  return {
    ...shownOf(details, ['statement', 'facts', 'historyTitle']),
    ...(details.principles?.length && { principles: details.principles }),
    head,
    otherStatement: otherStatementOf(details, original, read.inAllLanguages?.page),
    picture: head?.picture || sliders.items.at(-1)?.image,
    history: history.items.map(historyPanel),
    team: teamOf(team.items, originalTeam?.items).map((member, at) => ({
      ...member,
      board: boards.find((board) => board === team.items[at]?.board),
    })),
  }
}
