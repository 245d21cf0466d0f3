import { useMatches } from '@tanstack/react-router'
import { featureOfScreen } from '#domain/access/feature.ts'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import { screens } from '#domain/access/screens.ts'
import { useOffers } from '#ui/actors/use-offers.ts'
import { Icon } from '#ui/design/icon/icon.tsx'
import { ScreenAnchor } from '../screen-link.tsx'
import { navigation } from './navigation.ts'
import * as styles from './rail.css.ts'
import { UnreadMark } from './unread-mark.tsx'

/** The places that a role may open, in their groups. */
export function Places({ role }: { role: Role }) {
  const offers = useOffers()
  const here = useMatches().at(-1)?.staticData.screen
  return (
    <nav aria-label="Back office">
      {navigation.map(({ title, places }) => {
        const open = places.filter(
          ({ screens: [screen] }) => permits(role, screens[screen]) && offers(featureOfScreen[screen]),
        )
        return (
          open.length > 0 && (
            <section key={title ?? ''} aria-label={title}>
              {title && <h2 className={styles.group}>{title}</h2>}
              <ul>
                {open.map((place) => (
                  <li key={place.label}>
                    <ScreenAnchor
                      screen={place.screens[0]}
                      className={styles.place}
                      aria-current={here !== undefined && place.screens.includes(here) ? 'page' : undefined}
                    >
                      <Icon name={place.icon} size="md" className={styles.placeIcon} />
                      {place.label}
                      {place.unread && <UnreadMark of={place.unread} />}
                    </ScreenAnchor>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </nav>
  )
}
