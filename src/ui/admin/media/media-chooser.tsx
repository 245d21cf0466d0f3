import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import { pageSizes } from '#domain/content/list/list-query.ts'
import type { LibraryKind, LibraryPicture, LibraryQuery } from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { pictureTypes } from '#domain/picture/picture-error.ts'
import { fill } from '#domain/wording/template.ts'
import { useMedia } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useFileDrop } from '#ui/design/form/image-uploader/use-file-drop.ts'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
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
  /** Called once the dialog is closed, unless it replaces; the focal point is that of the library. */
  onChoose: (picture: LibraryPicture) => void
  /** The id of a picture that is not offered. */
  without?: string
  /** A picture if absent. */
  kind?: LibraryKind
  /** Whether the choice replaces a picture everywhere. The dialog then stays open until its owner closes it. */
  replaces?: boolean
  /** Whether the chosen picture is being written into its places. */
  busy?: boolean
  /** Called before the focus returns to where it was. */
  onCloseAutoFocus?: (event: Event) => void
}

const step = 24

/** Chooses a picture or a PDF of the library, or uploads a new one. */
export function MediaChooser({ open, onClose, onCloseAutoFocus, ...rest }: MediaChooserProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !rest.busy && onClose()}
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
  kind = 'picture',
  replaces = false,
  busy = false,
}: Omit<MediaChooserProps, 'open' | 'onCloseAutoFocus'>) {
  const { offered, queue } = useMedia()
  const { chooser: words, ...all } = useMediaWords()
  const { failures } = useFailureWords().media
  const { saving } = useEditorWords().form
  const { nameOf } = usePictureWords()
  const group = useId()
  const isFile = kind === 'file'
  const searchLabel = isFile ? all.searchFiles : all.search
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [size, setSize] = useState(step)
  const [chosen, setChosen] = useState<LibraryPicture>()
  const { items, total, failure } = useSelector(offered, (snapshot) => snapshot.context)
  const isLoading = useSelector(offered, (snapshot) => snapshot.hasTag('loading'))
  const files = useSelector(queue, (snapshot) => snapshot.context.files)
  const pending = files.filter(({ state }) => state !== 'added' && state !== 'known')
  // Until it is fetched, the list may still be of the other kind.
  const pictures = items.filter(({ id, address }) => id !== without && isPdfAddress(address) === isFile)

  const fetch = () => {
    const query: LibraryQuery = { kind, size, ...(search && { search }) }
    offered.send({ type: 'list.fetch', query })
  }
  useEffect(fetch, [offered, kind, search, size])
  useEffect(() => {
    const added = queue.on('picture.added', ({ picture }) => {
      setChosen(picture)
      fetch()
    })
    return () => added.unsubscribe()
  })
  const upload = (...added: ReadonlyArray<File>) => queue.send({ type: 'files.added', files: added, kind })
  const { over, handlers } = useFileDrop(upload, false, true)

  return (
    <div {...handlers} className={classNames(styles.content, over && tileStyles.over)}>
      <DialogTitle>{replaces ? words.replaceTitle : isFile ? words.fileTitle : words.title}</DialogTitle>
      <div className={styles.tools}>
        <ListSearch label={searchLabel} placeholder={searchLabel} value={search} onSearch={setSearch} />
        <Button size="sm" variant="ghost" className={styles.upload} onClick={() => input.current?.click()}>
          <Icon name="upload" size="md" />
          {words.uploadNew}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.uploadNew}
          accept={isFile ? 'application/pdf' : pictureTypes.join()}
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
        <EmptyState
          title={search ? (isFile ? all.notFoundFile : all.notFound) : isFile ? all.noFile : all.none}
          text={search ? all.notFoundText : ''}
        />
      )}
      {pictures.length > 0 && (
        <div
          role="radiogroup"
          aria-label={isFile ? words.fileLabel : words.label}
          className={styles.pictures}
        >
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
          {(total ?? 0) > items.length &&
            (items.length < pageSizes.max ? (
              <Button size="sm" variant="quiet" onClick={() => setSize(Math.min(pageSizes.max, size + step))}>
                {words.more}
              </Button>
            ) : (
              <p className={styles.rest}>{fill(words.rest, { max: pageSizes.max })}</p>
            ))}
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.chosen} role="status">
          {chosen && (
            <>
              <strong>
                <bdi>{nameOf(chosen)}</bdi>
              </strong>
              {!isFile && words.alongWith}
            </>
          )}
        </span>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          size="sm"
          disabled={chosen === undefined}
          busy={busy}
          busyLabel={saving}
          onClick={() => {
            if (!replaces) onClose()
            if (chosen) onChoose(chosen)
          }}
        >
          {replaces ? words.replace : isFile ? words.useFile : words.use}
        </Button>
      </div>
    </div>
  )
}
