import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { contentActorsOf } from '#ui/actors/office/staff-actors.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useOfficeWords } from '#ui/words/use-office-words.ts'
import { ScreenAnchor, ScreenText } from '../navigation/screen-link.tsx'
import { contentSections } from '../navigation/sections.ts'
import * as styles from './dashboard.css.ts'
import { useTotal } from './use-total.ts'

export function ContentCounts({ names }: { names: ReadonlyArray<ContentTypeName> }) {
  const { dashboard } = useOfficeWords()
  return (
    <Card title={dashboard.content.title}>
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
  const { screens, dashboard } = useOfficeWords()
  const [list, add] = contentSections[name].screens
  return (
    <li className={styles.count}>
      <ScreenAnchor screen={list}>{screens[list]}</ScreenAnchor>
      {total === '0' ? (
        <ScreenText screen={add} aria-label={dashboard.content.addFirst[name]}>
          {dashboard.content.add}
        </ScreenText>
      ) : (
        <span className={styles.countValue}>{total ?? '–'}</span>
      )}
    </li>
  )
}
