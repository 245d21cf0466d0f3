import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { contentActorsOf } from '#ui/actors/office/staff-actors.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { ScreenAnchor, ScreenText } from '../shell/navigation/screen-link.tsx'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import * as styles from './dashboard.css.ts'
import { useTotal } from './use-total.ts'

export function ContentCounts({ names }: { names: ReadonlyArray<ContentTypeName> }) {
  const { content } = useDashboardWords()
  return (
    <Card title={content.title}>
      <ul className={styles.counts}>
        {names.map((name) => (
          <ContentCount key={name} name={name} />
        ))}
      </ul>
    </Card>
  )
}

function ContentCount({ name }: { name: ContentTypeName }) {
  const total = useTotal(contentActorsOf(useActors().staff(), name).list)
  const { content } = useDashboardWords()
  const { screens } = useOfficeWords()
  const [list, add] = contentSections[name].screens
  return (
    <li className={styles.count}>
      <ScreenAnchor screen={list}>{screens[list]}</ScreenAnchor>
      {total === '0' ? (
        <ScreenText screen={add} aria-label={content.addFirst[name]}>
          {content.add}
        </ScreenText>
      ) : (
        <span className={styles.countValue}>{total ?? '–'}</span>
      )}
    </li>
  )
}
