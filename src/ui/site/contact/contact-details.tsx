import type { ReactNode } from 'react'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { ContactLinks } from '../layout/frame/footer/contact-links.tsx'
import { PressWays } from '../press/press-ways.tsx'
import type { Press } from '../press/press-of.ts'
import { useFallbackOf } from '../language/use-lang-of.ts'
import { TextWithin } from '../language/text-within.tsx'
import type { SiteDetails } from '../layout/frame/frame-data.ts'
import * as styles from './contact-details.css.ts'

/** The WhatsApp address of a phone number with its country code; empty if it has no digits. */
export const whatsappAddress = (number: string): string => {
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  return digits && `https://wa.me/${digits}`
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.means}>{children}</dd>
    </div>
  )
}

interface ContactDetailsProps {
  contact: SiteDetails['contact']
  press?: Press | undefined
}

/** The contact details that are known. */
export function ContactDetails({ contact = {}, press }: ContactDetailsProps) {
  const { contact: words } = useSiteWords()
  const fallbackOf = useFallbackOf()
  const { email, phone, whatsapp = '', address, map, hours } = contact
  const chat = whatsappAddress(whatsapp)
  if (!email && !phone && !chat && !address && !map && !hours && !press) return null
  return (
    <dl className={styles.ways}>
      {email && (
        <Detail name={words.email}>
          <ContactLinks contact={{ email }} />
        </Detail>
      )}
      {phone && (
        <Detail name={words.phone}>
          <ContactLinks contact={{ phone }} />
        </Detail>
      )}
      {chat && (
        <Detail name={words.whatsapp}>
          <a href={chat} dir="ltr" className={styles.link}>
            {whatsapp}
          </a>
        </Detail>
      )}
      {(address || map) && (
        <Detail name={words.address}>
          {address && (
            <address {...fallbackOf(contact, 'address')} className={styles.address}>
              {address}
            </address>
          )}
          {map && (
            <TextLink variant="plain" href={map} className={styles.map}>
              <Icon name="map-pin" size="md" />
              {words.map}
            </TextLink>
          )}
        </Detail>
      )}
      {hours && (
        <Detail name={words.hours}>
          <TextWithin of={contact} field="hours" />
        </Detail>
      )}
      {press && (
        <Detail name={words.press}>
          <PressWays press={press} />
        </Detail>
      )}
    </dl>
  )
}
