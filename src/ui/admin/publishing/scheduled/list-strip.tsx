import type { Screen } from '#domain/access/screens.ts'
import { numberText } from '#domain/wording/counted.ts'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import * as linkStyles from '../../screen-parts/strip.css.ts'
import * as styles from './list-strip.css.ts'

export interface StripEntry {
  /** In the address; `undefined` for the first list. */
  readonly list: string | undefined
  readonly name: string
  /** Known once counted. */
  readonly total?: number | undefined
}

export interface ListStripProps {
  screen: Screen
  label: string
  entries: ReadonlyArray<StripEntry>
  current: string | undefined
}

/** Links to the lists of one screen, with their totals. */
export function ListStrip({ screen, label, entries, current }: ListStripProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.strip}>
        {entries.map(({ list, name, total }) => (
          <li key={name}>
            <ScreenAnchor
              screen={screen}
              search={{ list }}
              aria-current={list === current ? 'page' : undefined}
              className={linkStyles.link}
            >
              {name}
              {total !== undefined && <span className={linkStyles.total}> {numberText(total)}</span>}
            </ScreenAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
