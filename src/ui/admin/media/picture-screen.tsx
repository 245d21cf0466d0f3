import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import { type PictureDetails } from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { withFocus } from '#domain/picture/picture-source.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useMedia } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { Breadcrumb } from '#ui/design/layout/breadcrumb/breadcrumb.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { EditScreen } from '../editor/edit-screen.tsx'
import { screenAddress } from '../shell/navigation/screen-address.ts'
import { ScreenAnchor } from '../shell/navigation/screen-link.tsx'
import { useTimes } from '../screen-parts/times.ts'
import { useTitle } from '../screen-parts/use-title.ts'
import { FocusCard } from './focus-card.tsx'
import { MediaChooser } from './media-chooser.tsx'
import * as styles from './media.css.ts'
import { PictureForm } from './picture-form.tsx'
import { usePictureWords } from './use-picture-words.ts'
import { UsesCard } from './uses-card.tsx'

/** One picture of the library: its focal point, its words and its places; or a PDF. */
export function PictureScreen() {
  const { details } = useMedia()
  const { failures } = useFailureWords().media
  return (
    <EditScreen actor={details} wording={failures.fetchOne}>
      {(picture) => <Picture key={picture.id} picture={picture} />}
    </EditScreen>
  )
}

type Refusal = 'used' | 'changed'

function Picture({ picture }: { picture: PictureDetails }) {
  const router = useRouter()
  const { details, remove, replace } = useMedia()
  const mayChange = useMayChangeLive()
  const { picture: words, file } = useMediaWords()
  const { screens } = useOfficeWords()
  const { downloadsOf, nameOf, sizeOf } = usePictureWords()
  const { longDay } = useTimes()
  const [refusal, setRefusal] = useState<Refusal>()
  const [asked, setAsked] = useState<'replace' | 'delete'>()
  const [isDeleting, setDeleting] = useState(false)
  const [moved, setMoved] = useState<string>()
  const [isReplacing, setReplacing] = useState(false)
  const { comma } = useSharedWords()
  const name = nameOf(picture)
  useTitle(name)
  const { createdAt, uploadedBy, bytes, useCount, uses } = picture
  const uploaded = uploadedBy.name
    ? fill(words.uploadedBy, { day: longDay(createdAt), name: uploadedBy.name })
    : fill(words.uploaded, { day: longDay(createdAt) })
  const isFile = isPdfAddress(picture.address)
  const facts = [sizeOf(picture), bytes === 0 || isFile ? '' : fileSize(bytes)].filter(Boolean).join(comma)

  const open = (id: string) => void router.navigate({ to: screenAddress('media/{id}', id) })
  const refused = (failure: Failure) => {
    setAsked(undefined)
    setDeleting(false)
    setReplacing(false)
    // The store answers with the picture as it is.
    const current = failure.current as PictureDetails | undefined
    if (failure.reason !== 'ItemChanged' || current === undefined) return
    details.send({ type: 'item.updated', item: current })
    setRefusal(current.useCount > 0 ? 'used' : 'changed')
  }
  const askToDelete = () => (useCount > 0 ? setRefusal('used') : setAsked('delete'))

  return (
    <>
      <Breadcrumb>
        <ScreenAnchor screen="media">{screens.media}</ScreenAnchor>
        <bdi>{name}</bdi>
      </Breadcrumb>
      <PageTitle
        title={<bdi>{name}</bdi>}
        note={
          <>
            <bdi dir="ltr">{facts}</bdi>
            {facts && '. '}
            {uploaded}
            {isFile && ` ${downloadsOf(picture)}.`}
            {isFile && uses.every(({ state }) => state !== 'live') && ` ${file.private}`}
          </>
        }
        actions={
          <>
            {mayChange && (
              <Button size="sm" variant="quiet" onClick={() => setAsked('replace')}>
                <Icon name="arrow-up-down" size="md" />
                {words.replace}
              </Button>
            )}
            <ButtonLink
              size="sm"
              variant="quiet"
              href={picture.address}
              download={`${name}.${isFile ? 'pdf' : 'webp'}`}
            >
              <Icon name="download" size="md" />
              {words.download}
            </ButtonLink>
            {mayChange && (
              <Button size="sm" variant="danger" onClick={askToDelete}>
                <Icon name="trash-2" size="md" />
                {words.delete}
              </Button>
            )}
          </>
        }
      />
      {!mayChange && <Notice className={styles.refusal}>{words.approval}</Notice>}
      {refusal && (
        <Notice tone="danger" onClose={() => setRefusal(undefined)} className={styles.refusal}>
          {refusal === 'changed' ? (
            (isFile ? file : words).changed
          ) : (
            <>
              <strong>{count((isFile ? file : words).notDeleted, useCount)}</strong> {words.notDeletedText}
            </>
          )}
        </Notice>
      )}
      <div className={styles.columns}>
        {isFile ? (
          <PictureForm picture={picture} />
        ) : (
          <FocusCard picture={picture} moved={moved} setMoved={setMoved} />
        )}
        <div className={styles.stack}>
          {!isFile && (
            <PictureForm picture={picture} isMoved={moved !== undefined && moved !== picture.focus} />
          )}
          <UsesCard picture={picture} />
        </div>
      </div>
      <MediaChooser
        open={asked === 'replace'}
        onClose={() => setAsked(undefined)}
        without={picture.id}
        kind={isFile ? 'file' : 'picture'}
        replaces
        busy={isReplacing}
        onChoose={(chosen) => {
          setReplacing(true)
          replace(picture, withFocus(chosen.address, chosen.focus), {
            done: ({ id }) => {
              setAsked(undefined)
              setReplacing(false)
              open(id)
            },
            failed: refused,
          })
        }}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={() => setAsked(undefined)}
        title={(isFile ? file : words).deleteTitle}
        description={words.deleteText}
        cancelLabel={words.cancel}
        confirmLabel={words.delete}
        busy={isDeleting}
        onConfirm={() => {
          setDeleting(true)
          remove(picture, {
            done: () => void router.navigate({ to: screenAddress('media'), ignoreBlocker: true }),
            failed: refused,
          })
        }}
      />
    </>
  )
}
