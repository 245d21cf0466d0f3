import { retentionDays } from '#domain/history/retention-days.ts'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useLeftList } from '../list/left-lists.ts'
import { TrashButton } from '../list/trash-button.tsx'
import { ScreenButton } from '../navigation/screen-link.tsx'
import type { Section } from '../navigation/sections.ts'
import { useTitle } from '../screen-parts/use-title.ts'

export interface NotFetchedHeadProps {
  section: Section
  isGone: boolean
}

/** The page title above the error of an item that could not be fetched, with links to continue. */
export function NotFetchedHead({ section, isGone }: NotFetchedHeadProps) {
  const { one, label, subject } = section
  const [list] = section.screens
  const left = useLeftList(list)
  const title = isGone ? `This ${one} is not here` : `Edit ${one}`
  const wayBack = useOffers()('trash')
    ? ` The trash keeps what is deleted for ${retentionDays.trash} days.`
    : ''
  useTitle(title)
  return (
    <PageTitle
      title={title}
      note={isGone && `It may have been deleted.${wayBack}`}
      actions={
        <>
          {isGone && <TrashButton subject={subject} />}
          <ScreenButton screen={list} {...left} size="sm" variant="quiet">
            Back to {label}
          </ScreenButton>
        </>
      }
    />
  )
}
