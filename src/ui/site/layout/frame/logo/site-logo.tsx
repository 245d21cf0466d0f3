import { classNames } from '#ui/design/style/class-names.ts'
import * as styles from '#ui/design/layout/logo/logo.css.ts'
import { onDark } from './site-logo.css.ts'
import { Picture, type PictureProps } from '../../picture/picture.tsx'

interface SiteLogoProps extends Pick<PictureProps, 'src' | 'alt' | 'lang' | 'dir' | 'loading'> {
  size: keyof typeof styles.size
}

/** The brand's logo in the smallest file that fits. */
export function SiteLogo({ size, ...picture }: SiteLogoProps) {
  return (
    <Picture
      loading="soon"
      {...picture}
      sizes="160px"
      className={classNames(styles.logo, styles.size[size], onDark)}
    />
  )
}
