import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/design/style/class-names.ts'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { useLangOf } from '../../language/use-lang-of.ts'
import { Picture } from '../picture/picture.tsx'
import type { OwnHead } from './own-head.ts'
import * as styles from './page-head.css.ts'

/** `lang` and `dir` are those of the lead. */
interface PageHeadProps extends Pick<ComponentProps<'p'>, 'lang' | 'dir'> {
  /** Its title and lead replace the others. */
  own?: OwnHead | undefined
  title: string
  lead?: string | undefined
  /** Beside the title, or below it on a phone; without a picture, contour lines are shown. */
  picture?: string | undefined
  /** The way to the page, above its title. */
  crumbs?: ReactNode
  /** Below title and lead. */
  children?: ReactNode
}

/** The navy header of a page with its title, and optionally a lead and a picture. */
export function PageHead({ own = {}, title, lead, lang, dir, picture, crumbs, children }: PageHeadProps) {
  const langOf = useLangOf()
  return (
    <section className={classNames(styles.head, picture ? styles.withPicture : styles.withContours, onNavy)}>
      <div className={styles.content}>
        {crumbs}
        <h1 {...(own.title && langOf(own, 'title'))} className={styles.title}>
          {own.title || title}
        </h1>
        {own.lead ? (
          <p {...langOf(own, 'lead')} className={styles.lead}>
            {own.lead}
          </p>
        ) : lead ? (
          <p dir={dir} lang={lang} className={styles.lead}>
            {lead}
          </p>
        ) : null}
        {children}
      </div>
      {picture && (
        <Picture
          src={picture}
          loading="first"
          sizes="(width >= 1024px) 58vw, 100vw"
          className={styles.picture}
        />
      )}
    </section>
  )
}
