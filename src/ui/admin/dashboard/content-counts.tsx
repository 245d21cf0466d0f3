import type { ContentTypeName } from '#domain/content/content-types.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { contentActorsOf } from '#ui/actors/office/staff-actors.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ScreenAnchor, ScreenText } from '../navigation/screen-link.tsx'
import { contentSections } from '../navigation/sections.ts'
import * as styles from './dashboard.css.ts'
import { useTotal } from './use-total.ts'

export function ContentCounts({ names }: { names: ReadonlyArray<ContentTypeName> }) {
  return (
    <Card title="Content on the site">
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
  const { label, one, screens } = contentSections[name]
  return (
    <li className={styles.count}>
      <ScreenAnchor screen={screens[0]}>{label}</ScreenAnchor>
      {total === '0' ? (
        <ScreenText screen={screens[1]} aria-label={`Add the first ${one}`}>
          Add the first
        </ScreenText>
      ) : (
        <span className={styles.countValue}>{total ?? '–'}</span>
      )}
    </li>
  )
}
