import type { Screen } from '#domain/access/screens.ts'
import { ScreenAnchor } from '../navigation/screen-link.tsx'
import * as styles from './dashboard.css.ts'

export interface FigureProps {
  label: string
  screen: Screen
  /** `undefined` until it is fetched. */
  value: string | undefined
  note?: string | undefined
}

export function Figure({ label, screen, value, note }: FigureProps) {
  return (
    <ScreenAnchor screen={screen} className={styles.figure}>
      <span className={styles.figureLabel}>{label}</span>
      <span className={styles.figureValue}>{value ?? '–'}</span>
      {note && <span className={styles.figureNote}>{note}</span>}
    </ScreenAnchor>
  )
}
