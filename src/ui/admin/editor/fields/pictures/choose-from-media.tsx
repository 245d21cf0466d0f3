import { useState } from 'react'
import { pictureSource, withFocus } from '#domain/picture/picture-source.ts'
import { fill } from '#domain/wording/template.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { onDemand } from '../../../screen-parts/on-demand.tsx'
import * as styles from './picture-field.css.ts'

/** In a chunk of its own, since lists share the forms. */
export const LazyMediaChooser = onDemand(
  async () => (await import('../../../media/media-chooser.tsx')).MediaChooser,
)

const FocusDialog = onDemand(async () => (await import('../../../media/focus-dialog.tsx')).FocusDialog)

export interface ChooseFromMediaProps {
  /** The name of the field in a sentence. */
  field: string
  /** The stored picture of the place, whose focal point can be changed. */
  chosen?: string | undefined
  /** Called with the address, which ends with its focal point. */
  onChoose: (address: string) => void
}

/** Buttons that open the library, and the focal point of what is chosen; none if the back end has no library. */
export function ChooseFromMedia({ field, chosen, onChoose }: ChooseFromMediaProps) {
  const words = useEditorWords().picture
  const isOffered = useHasFeature()('media')
  const [open, setOpen] = useState<boolean>()
  const [focusing, setFocusing] = useState(false)
  if (!isOffered) return null
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="quiet"
        aria-label={fill(words.fieldFromMedia, { field })}
        onClick={() => setOpen(true)}
      >
        <Icon name="images" size="md" />
        {words.fromMedia}
      </Button>
      {chosen !== undefined && pictureSource(chosen).width !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={fill(words.fieldFocus, { field })}
          onClick={() => setFocusing(true)}
        >
          {words.focus}
        </Button>
      )}
      {chosen !== undefined && focusing && (
        <FocusDialog address={chosen} open onClose={() => setFocusing(false)} onChange={onChoose} />
      )}
      {open !== undefined && (
        <LazyMediaChooser
          open={open}
          onClose={() => setOpen(false)}
          onChoose={({ address, focus }) => onChoose(withFocus(address, focus))}
        />
      )}
    </div>
  )
}
