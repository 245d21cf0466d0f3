import type { ReactNode } from 'react'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { ContactLinks } from '../layout/footer/contact-links.tsx'
import type { Site } from '../layout/frame-data.ts'
import * as styles from './contact-details.css.ts'
import { whatsappAddress } from './whatsapp-address.ts'

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.means}>{children}</dd>
    </div>
  )
}

/** Every way to reach the group that is known. */
export function ContactDetails({ contact = {} }: { contact: Site['contact'] }) {
  const { email, phone, whatsapp = '', address, map, hours } = contact
  const chat = whatsappAddress(whatsapp)
  if (!email && !phone && !chat && !address && !map && !hours) return null
  return (
    <dl className={styles.ways}>
      {email && (
        <Way name="Email">
          <ContactLinks contact={{ email }} />
        </Way>
      )}
      {phone && (
        <Way name="Phone">
          <ContactLinks contact={{ phone }} />
        </Way>
      )}
      {chat && (
        <Way name="WhatsApp">
          <a href={chat} dir="ltr" className={styles.link}>
            {whatsapp}
          </a>
        </Way>
      )}
      {(address || map) && (
        <Way name="Address">
          {address && <address className={styles.address}>{address}</address>}
          {map && (
            <TextLink variant="plain" href={map} className={styles.map}>
              <Icon name="map-pin" size="md" />
              Show on the map
            </TextLink>
          )}
        </Way>
      )}
      {hours && <Way name="Hours">{hours}</Way>}
    </dl>
  )
}
