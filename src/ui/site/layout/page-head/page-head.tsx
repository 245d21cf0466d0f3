import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/design/style/class-names.ts'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { Picture } from '../picture/picture.tsx'
import * as styles from './page-head.css.ts'

/** `lang` and `dir` are those of the lead. */
interface PageHeadProps extends Pick<ComponentProps<'p'>, 'lang' | 'dir'> {
  title: string
  lead?: string | undefined
  /** Beside the title, or below it on a phone; without a picture, contour lines are shown. */
  picture?: string | undefined
  /** Below title and lead. */
  children?: ReactNode
}

/** The navy header of a page with its title, and optionally a lead and a picture. */
export function PageHead({ title, lead, lang, dir, picture, children }: PageHeadProps) {
  return (
    <section className={classNames(styles.head, picture ? styles.withPicture : styles.withContours, onNavy)}>
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        {lead && (
          <p dir={dir} lang={lang} className={styles.lead}>
            {lead}
          </p>
        )}
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
