import { socialNetworks } from '#domain/home-page/home-page.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/picture-field.tsx'
import { TextField } from '../editor/fields/text-field.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'

/** Names and logos. */
export function BrandFields({ field }: HomePageFieldsProps) {
  const { at } = field('site')
  return (
    <div className={styles.fields}>
      <LineField label="Brand name" field={at('brandName')} optional="unsaid" />
      <LineField label="Legal name" field={at('legalName')} optional="unsaid" />
      <PictureField
        label="Logo"
        logoBackground="white"
        field={at('logo')}
        hint="On light grounds."
        optional="unsaid"
      />
      <PictureField
        label="Logo on dark"
        logoBackground="navy"
        field={at('logoOnDark')}
        hint="In the header, the footer and this back office."
        optional="unsaid"
      />
      <LineField label="Copyright" field={at('copyright')} hint="Ends every page." optional="unsaid" />
    </div>
  )
}

export function ContactFields({ field }: HomePageFieldsProps) {
  const { at } = field('site').at('contact')
  return (
    <div className={styles.fields}>
      <TextField label="Address" field={at('address')} rows={2} optional="unsaid" />
      <div className={styles.pair}>
        <LineField label="Phone" field={at('phone')} type="tel" dir="ltr" optional="unsaid" />
        <LineField
          label="WhatsApp"
          field={at('whatsapp')}
          type="tel"
          dir="ltr"
          hint="With the country code."
          optional="unsaid"
        />
        <LineField label="Email" field={at('email')} type="email" dir="ltr" optional="unsaid" />
        <LineField label="Hours" field={at('hours')} optional="unsaid" />
      </div>
      <LineField
        label="Map"
        field={at('map')}
        type="url"
        dir="ltr"
        hint="The address of a map page that shows the place."
        optional="unsaid"
      />
    </div>
  )
}

export function SocialFields({ field }: HomePageFieldsProps) {
  const { at } = field('site').at('social')
  return (
    <div className={styles.fields}>
      {socialNetworks.map((network) => (
        <LineField key={network} label={network} field={at(network)} type="url" dir="ltr" optional="unsaid" />
      ))}
    </div>
  )
}
