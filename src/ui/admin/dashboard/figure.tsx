import type { Screen } from '#domain/access/screens.ts'
import type { SearchParams } from '../shell/navigation/search-params.ts'
import { ScreenAnchor } from '../shell/navigation/screen-link.tsx'
import * as styles from './dashboard.css.ts'

export interface FigureProps {
  label: string
  screen: Screen
  search?: SearchParams
  /** `undefined` until it is fetched. */
  value: string | undefined
  note?: string | undefined
}

export function Figure({ label, screen, search, value, note }: FigureProps) {
  return (
    <ScreenAnchor screen={screen} search={search} className={styles.figure}>
      <span className={styles.figureLabel}>{label}</span>
      <span className={styles.figureValue}>{value ?? '–'}</span>
      {note && <span className={styles.figureNote}>{note}</span>}
    </ScreenAnchor>
  )
}
