import type { Screen } from '#domain/access/screens.ts'
import { Card } from '#ui/design/card/card.tsx'
import type { ListActor } from '../list/use-list.ts'
import { ScreenAnchor } from '../screen-link.tsx'
import * as styles from './dashboard.css.ts'
import { useTotal } from './use-total.ts'

export interface FigureOf {
  readonly label: string
  readonly screen: Screen
  readonly actor: ListActor
}

export function Figures({ figures }: { figures: ReadonlyArray<FigureOf> }) {
  return (
    <Card className={styles.figures} aria-label="In figures">
      {figures.map((figure) => (
        <Figure key={figure.screen} {...figure} />
      ))}
    </Card>
  )
}

function Figure({ label, screen, actor }: FigureOf) {
  const total = useTotal(actor)
  return (
    <ScreenAnchor screen={screen} className={styles.figure}>
      <span className={styles.figureLabel}>{label}</span>
      <span className={styles.figureValue}>{total ?? '–'}</span>
    </ScreenAnchor>
  )
}
