import { socialNetworks } from '#domain/content/home-page/home-page.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { LineField } from '../editor/fields/line-field.tsx'
import { PictureField } from '../editor/fields/pictures/picture-field.tsx'
import { TextField } from '../editor/fields/text-field.tsx'
import type { HomePageFieldsProps } from './home-page-fields.ts'
import * as styles from './home-page.css.ts'

/** Names and logos. */
export function BrandFields({ field }: HomePageFieldsProps) {
  const { at } = field('site')
  const labels = useFieldWords().homePage
  const { hints } = useEditorWords()
  return (
    <div className={styles.fields}>
      <LineField label={labels.brandName} field={at('brandName')} optional="unsaid" />
      <LineField label={labels.legalName} field={at('legalName')} optional="unsaid" />
      <PictureField
        label={labels.logo}
        logoBackground="white"
        field={at('logo')}
        hint={hints.logo}
        optional="unsaid"
      />
      <PictureField
        label={labels.logoOnDark}
        logoBackground="navy"
        field={at('logoOnDark')}
        hint={hints.logoOnDark}
        optional="unsaid"
      />
      <LineField label={labels.copyright} field={at('copyright')} hint={hints.copyright} optional="unsaid" />
    </div>
  )
}

export function ContactDetailsFields({ field }: HomePageFieldsProps) {
  const { at } = field('site').at('contact')
  const labels = useFieldWords().homePage
  const { hints } = useEditorWords()
  return (
    <div className={styles.fields}>
      <TextField label={labels.address} field={at('address')} rows={2} optional="unsaid" />
      <div className={styles.pair}>
        <LineField label={labels.phone} field={at('phone')} type="tel" dir="ltr" optional="unsaid" />
        <LineField
          label={labels.whatsapp}
          field={at('whatsapp')}
          type="tel"
          dir="ltr"
          hint={hints.whatsapp}
          optional="unsaid"
        />
        <LineField label={labels.email} field={at('email')} type="email" dir="ltr" optional="unsaid" />
        <LineField label={labels.hours} field={at('hours')} optional="unsaid" />
      </div>
      <LineField
        label={labels.map}
        field={at('map')}
        type="url"
        dir="ltr"
        hint={hints.map}
        optional="unsaid"
      />
    </div>
  )
}

/** Whom journalists reach. */
export function PressFields({ field }: HomePageFieldsProps) {
  const { at } = field('press')
  const labels = useFieldWords().homePage.press
  return (
    <div className={styles.fields}>
      <LineField label={labels.name} field={at('name')} optional="unsaid" />
      <div className={styles.pair}>
        <LineField label={labels.email} field={at('email')} type="email" dir="ltr" optional="unsaid" />
        <LineField label={labels.phone} field={at('phone')} type="tel" dir="ltr" optional="unsaid" />
      </div>
    </div>
  )
}

export function SocialFields({ field }: HomePageFieldsProps) {
  const { at } = field('site').at('social')
  const labels = useFieldWords().homePage.social
  return (
    <div className={styles.fields}>
      {socialNetworks.map((network) => (
        <LineField
          key={network}
          label={labels[network]}
          field={at(network)}
          type="url"
          dir="ltr"
          optional="unsaid"
        />
      ))}
    </div>
  )
}
