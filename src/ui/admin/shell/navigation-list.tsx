import { featureOfScreen } from '#domain/access/feature.ts'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/role.ts'
import { screens } from '#domain/access/screens.ts'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { ScreenAnchor } from '../navigation/screen-link.tsx'
import { navigation } from '../navigation/navigation.ts'
import type { Place } from '../navigation/place.ts'
import * as styles from './rail.css.ts'
import { UnreadMark } from './unread-mark.tsx'
import { useHere } from './use-here.ts'

/** A group that may be folded is, from so many places on. */
const foldedFrom = 4

/** The places that a role may open, in their groups. */
export function Places({ role }: { role: Role }) {
  const offers = useOffers()
  const here = useHere()
  const isHere = (place: Place) => here !== undefined && place.screens.includes(here)
  return (
    <nav aria-label="Back office">
      {navigation.map(({ title, folds = false, places }) => {
        const open = places.filter(
          ({ screens: [screen] }) => permits(role, screens[screen]) && offers(featureOfScreen[screen]),
        )
        if (open.length === 0) return null
        const list = (
          <ul>
            {open.map((place) => (
              <li key={place.label}>
                <ScreenAnchor
                  screen={place.screens[0]}
                  className={styles.place}
                  aria-current={isHere(place) ? 'page' : undefined}
                >
                  <Icon name={place.icon} size="md" className={styles.placeIcon} />
                  {place.label}
                  {place.unread && <UnreadMark of={place.unread} />}
                </ScreenAnchor>
              </li>
            ))}
          </ul>
        )
        const heading = title && <h2 className={styles.group}>{title}</h2>
        return (
          <section key={title ?? ''} aria-label={title}>
            {folds && open.length >= foldedFrom ? (
              // It unfolds by itself for one of its own places.
              <details open={open.some(isHere)}>
                <summary className={styles.opener}>
                  {heading}
                  <Icon name="chevron-down" size="sm" className={styles.chevron} />
                </summary>
                {list}
              </details>
            ) : (
              <>
                {heading}
                {list}
              </>
            )}
          </section>
        )
      })}
    </nav>
  )
}
