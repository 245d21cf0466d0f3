import type { LibraryPicture } from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { pictureSource, withFocus } from '#domain/picture/picture-source.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { storedPicture } from '../screen-parts/picture-view.ts'
import * as styles from './media.css.ts'
import { usePictureWords } from './use-picture-words.ts'

/** Width by height; longer pictures lose too much in a frame. */
const longest = 2.4

/** A picture or a PDF of a grid with its name, size and uses, inside a link or a choice. */
export function LibraryTile({ picture }: { picture: LibraryPicture }) {
  const { separator } = useMediaWords()
  const { downloadsOf, nameOf, sizeOf, usesOf, lackingOf } = usePictureWords()
  const address = withFocus(picture.address, picture.focus)
  const { width = 0, height = 0 } = pictureSource(address)
  const size = sizeOf(picture)
  const isFile = isPdfAddress(picture.address)
  const lacking = lackingOf(picture)
  return (
    <>
      <span className={isFile ? classNames(styles.frame, styles.fileFrame) : styles.frame}>
        {isFile ? (
          <Icon name={officeIcons['file-text']} />
        ) : (
          <img
            {...storedPicture(address)}
            sizes="240px"
            alt=""
            loading="lazy"
            className={classNames(styles.image, width > longest * height && styles.long)}
          />
        )}
      </span>
      <bdi className={styles.name}>{nameOf(picture)}</bdi>
      <span className={styles.facts}>
        {size && (
          <span className={isFile ? undefined : styles.pixels}>
            <bdi dir="ltr">{size}</bdi>
            {separator}
          </span>
        )}
        <span className={picture.useCount === 0 ? styles.unused : undefined}>{usesOf(picture)}</span>
      </span>
      {isFile && <span className={styles.facts}>{downloadsOf(picture)}</span>}
      {lacking && <Tag>{lacking}</Tag>}
    </>
  )
}
