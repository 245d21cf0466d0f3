import type { SocialNetwork } from '#domain/content/home-page/home-page.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import type { IconName } from '#ui/design/layout/icon/icons.ts'
import * as styles from './footer.css.ts'
import type { SiteDetails } from '../frame-data.ts'

/** The five networks in the footer's order (F2). */
const icons = {
  LinkedIn: 'social-linkedin',
  X: 'social-x',
  Instagram: 'social-instagram',
  Facebook: 'social-facebook',
  YouTube: 'social-youtube',
} as const satisfies Record<SocialNetwork, IconName>

const networks = Object.keys(icons) as ReadonlyArray<SocialNetwork>

/** Links to the networks that have an address. */
export function SocialLinks({ social = {} }: { social: SiteDetails['social'] }) {
  const linked = networks.flatMap((network) => (social[network] ? [{ network, href: social[network] }] : []))
  if (linked.length === 0) return null
  return (
    <ul className={styles.networks}>
      {linked.map(({ network, href }) => (
        <li key={network}>
          <a href={href} aria-label={network} className={styles.network}>
            <Icon name={icons[network]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
