import { type Dispatch, type SetStateAction, useState } from 'react'
import type { PictureDetails } from '#domain/picture/library-picture.ts'
import { withFocus } from '#domain/picture/picture-source.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useMedia } from '#ui/actors/office/use-lazy-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { FocalPoint } from './focal-point.tsx'
import * as styles from './media.css.ts'

export interface FocusCardProps {
  picture: PictureDetails
  /** The point that was moved and is not saved. */
  moved: string | undefined
  setMoved: Dispatch<SetStateAction<string | undefined>>
}

/** The focal point that later choices of a picture begin with. */
export function FocusCard({ picture, moved, setMoved }: FocusCardProps) {
  const { details, save, replace } = useMedia()
  const words = useMediaWords().picture
  const { saving } = useEditorWords().form
  const [sending, setSending] = useState<'default' | 'everywhere'>()
  const mayChange = useMayChangeLive()
  const focus = moved ?? picture.focus
  const { id, address, version } = picture
  const settle = () => setSending(undefined)
  const submit = () => {
    setSending('default')
    const done = () => {
      settle()
      // A point that was moved since stays.
      setMoved((now) => (now === focus ? undefined : now))
    }
    save(id, { focus, version }, { done, failed: settle })
  }
  const sendEverywhere = () => {
    setSending('everywhere')
    const done = (replaced: PictureDetails) => {
      settle()
      details.send({ type: 'item.updated', item: replaced })
    }
    replace(picture, withFocus(address, focus), { done, failed: settle })
  }
  return (
    <Card
      title={words.focus}
      action={
        mayChange && (
          <Button size="sm" variant="ghost" disabled={focus === ''} onClick={() => setMoved('')}>
            {words.middle}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {mayChange && <p className={styles.note}>{words.focusNote}</p>}
        <FocalPoint address={address} focus={focus} onChange={mayChange ? setMoved : undefined} />
        {mayChange && (
          <div className={styles.actions}>
            {picture.useCount > 0 && moved === undefined && (
              <Button
                size="sm"
                variant="quiet"
                title={words.everywhereText}
                busy={sending === 'everywhere'}
                busyLabel={saving}
                onClick={sendEverywhere}
              >
                {words.everywhere}
              </Button>
            )}
            <Button
              size="sm"
              disabled={focus === picture.focus || sending === 'everywhere'}
              busy={sending === 'default'}
              busyLabel={saving}
              onClick={submit}
            >
              {words.save}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
