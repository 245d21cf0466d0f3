import { fill } from '#domain/wording/template.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { CopyField } from '../../screen-parts/copy-field.tsx'
import { PreviewLinkForm, type PreviewedItem } from './preview-link-form.tsx'
import * as styles from '../schedule/schedule-dialog.css.ts'

export interface PreviewLinkDialogProps {
  /** The item of an editor; without it the form suggests the whole site. */
  item?: PreviewedItem | undefined
  onClose: () => void
}

/** Makes a preview link, and shows it once. Open as long as it is rendered. */
export function PreviewLinkDialog({ item, onClose }: PreviewLinkDialogProps) {
  const { links } = useActors().staff().publishing
  const { response, failure, busy, send } = useRequest(links.make)
  const words = usePublishingWords().links.dialog
  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && onClose()}>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogDescription>{words.text}</DialogDescription>
      {response === undefined ? (
        <PreviewLinkForm item={item} errors={failure?.fields} busy={busy} onCancel={onClose} onMake={send} />
      ) : (
        <div className={styles.form}>
          <CopyField
            value={response.address}
            hint={fill(words.onceOnly, { name: response.label })}
            words={words.made}
          />
          <div className={styles.actions}>
            <Button size="sm" onClick={onClose}>
              {words.close}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
