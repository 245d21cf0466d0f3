import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { LibraryPicture } from '#domain/picture/library-picture.ts'
import { pictureTypes } from '#domain/picture/picture-error.ts'
import { useMedia } from '#ui/actors/office/use-media.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useFileDrop } from '#ui/design/form/image-uploader/use-file-drop.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useFailureWords } from '#ui/words/use-failure-words.ts'
import { useMediaWords } from '#ui/words/use-media-words.ts'
import { ListSearch } from '../list/list-search.tsx'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { LibraryTile } from './library-tile.tsx'
import * as tileStyles from './media.css.ts'
import * as styles from './media-chooser.css.ts'
import { QueueRow } from './queue-row.tsx'
import { usePictureWords } from './use-picture-words.ts'

export interface MediaChooserProps {
  open: boolean
  onClose: () => void
  /** Called once the dialog is closed; the focal point is that of the library. */
  onChoose: (picture: LibraryPicture) => void
  /** The id of a picture that is not offered. */
  without?: string
  /** Whether the choice replaces a picture everywhere. */
  replaces?: boolean
  /** Called before the focus returns to where it was. */
  onCloseAutoFocus?: (event: Event) => void
}

const step = 24

/** Chooses a picture of the library, or uploads a new one. */
export function MediaChooser({ open, onClose, onCloseAutoFocus, ...rest }: MediaChooserProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onCloseAutoFocus={onCloseAutoFocus}
      width="wide"
      aria-describedby={undefined}
    >
      {open && <Choices onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Choices({
  onClose,
  onChoose,
  without,
  replaces = false,
}: Omit<MediaChooserProps, 'open' | 'onCloseAutoFocus'>) {
  const { offered, queue } = useMedia()
  const { chooser: words, ...all } = useMediaWords()
  const { failures } = useFailureWords().media
  const { nameOf } = usePictureWords()
  const group = useId()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [size, setSize] = useState(step)
  const [chosen, setChosen] = useState<LibraryPicture>()
  const { items, total, failure } = useSelector(offered, (snapshot) => snapshot.context)
  const isLoading = useSelector(offered, (snapshot) => snapshot.hasTag('loading'))
  const files = useSelector(queue, (snapshot) => snapshot.context.files)
  const pending = files.filter(({ state }) => state !== 'added' && state !== 'known')
  const pictures = items.filter(({ id }) => id !== without)

  const fetch = () => offered.send({ type: 'list.fetch', query: { size, ...(search && { search }) } })
  useEffect(fetch, [offered, search, size])
  useEffect(() => {
    const added = queue.on('picture.added', ({ picture }) => {
      setChosen(picture)
      fetch()
    })
    return () => added.unsubscribe()
  })
  const upload = (...added: ReadonlyArray<File>) => queue.send({ type: 'files.added', files: added })
  const { over, handlers } = useFileDrop(upload, false, true)

  return (
    <div {...handlers} className={classNames(styles.content, over && tileStyles.over)}>
      <DialogTitle>{replaces ? words.replaceTitle : words.title}</DialogTitle>
      <div className={styles.tools}>
        <ListSearch label={all.search} placeholder={all.search} value={search} onSearch={setSearch} />
        <Button size="sm" variant="ghost" className={styles.upload} onClick={() => input.current?.click()}>
          <Icon name="upload" size="md" />
          {words.uploadNew}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.uploadNew}
          accept={pictureTypes.join()}
          onChange={(event) => {
            upload(...(event.target.files ?? []))
            event.target.value = ''
          }}
        />
      </div>
      {pending.length > 0 && (
        <ul>
          {pending.map((file) => (
            <QueueRow key={file.key} file={file} />
          ))}
        </ul>
      )}
      {failure && <NotFetched wording={failures.fetch} failure={failure} onRetry={fetch} />}
      {!failure && pictures.length === 0 && isLoading && <SkeletonRows count={3} />}
      {!failure && pictures.length === 0 && !isLoading && (
        <EmptyState title={search ? all.notFound : all.none} text={search ? all.notFoundText : ''} />
      )}
      {pictures.length > 0 && (
        <div role="radiogroup" aria-label={words.label} className={styles.pictures}>
          {pictures.map((picture) => (
            <label key={picture.id} className={classNames(tileStyles.tile, styles.choice)}>
              <input
                type="radio"
                name={group}
                value={picture.id}
                aria-label={nameOf(picture)}
                checked={chosen?.id === picture.id}
                onChange={() => setChosen(picture)}
                className={styles.radio}
              />
              <LibraryTile picture={picture} />
            </label>
          ))}
          {(total ?? 0) > items.length && (
            <Button size="sm" variant="quiet" onClick={() => setSize(Math.min(200, size + step))}>
              {words.more}
            </Button>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.chosen} role="status">
          {chosen && (
            <>
              <strong>
                <bdi>{nameOf(chosen)}</bdi>
              </strong>
              {words.alongWith}
            </>
          )}
        </span>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          size="sm"
          disabled={chosen === undefined}
          onClick={() => {
            onClose()
            if (chosen) onChoose(chosen)
          }}
        >
          {replaces ? words.replace : words.use}
        </Button>
      </div>
    </div>
  )
}
