import { useRef, useState } from 'react'
import type { ImportedRow, ImportReport } from '#domain/redirects/redirect.ts'
import { count, numberText } from '#domain/wording/counted.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useRedirects } from '#ui/actors/office/use-redirects.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Table } from '#ui/design/data/table/table.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { ServerSentence } from '#ui/words/server-sentence.tsx'
import { useAddressWords } from '#ui/words/use-address-words.ts'
import { RequestFailed } from '../screen-parts/request-failed.tsx'
import { useDone } from '../screen-parts/use-done.ts'
import * as styles from './addresses.css.ts'

interface ImportDialogProps {
  onClose: (imported: boolean) => void
}

/** Imports a file after a dry run, which says what will be taken and what is left out. Open as long as it is rendered. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { send, busy, done, failure, input, response } = useRequest(useRedirects().import)
  const words = useAddressWords()
  const { importing } = words
  const [file, setFile] = useState<File>()
  const chooser = useRef<HTMLInputElement>(null)
  useDone(done && input?.dryRun === false, () => onClose(true))
  const taken = response === undefined ? 0 : response.new + response.changed
  return (
    <Dialog
      open
      width="wide"
      className={styles.importing}
      onOpenChange={(stays) => !stays && !busy && onClose(false)}
    >
      <DialogTitle>{importing.title}</DialogTitle>
      <DialogDescription>{importing.text}</DialogDescription>
      <div className={styles.form}>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={importing.choose}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            setFile(chosen)
            if (chosen) send({ file: chosen, dryRun: true })
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
        <div className={styles.file}>
          <Icon name="upload" size="md" />
          <bdi className={styles.fileName}>{file?.name}</bdi>
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            busyLabel={importing.trying}
            onClick={() => chooser.current?.click()}
          >
            {file === undefined ? importing.choose : importing.chooseOther}
          </Button>
        </div>
        {response && <Report report={response} />}
        {failure?.fields?.['file'] && (
          <p role="alert">
            <ServerSentence>{failure.fields['file']}</ServerSentence>
          </p>
        )}
        <RequestFailed failure={failure} wording={words.failures.import} />
        <div className={styles.buttons}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => onClose(false)}>
            {words.cancel}
          </Button>
          <Button
            size="sm"
            disabled={file === undefined || taken === 0}
            busy={busy}
            busyLabel={importing.busy}
            onClick={() => file && send({ file, dryRun: false })}
          >
            {count(importing.import, taken)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const addressOf = ({ from }: ImportedRow) => (
  <code dir="ltr" className={styles.address}>
    {from}
  </code>
)

const reasonOf = ({ fields }: ImportedRow) =>
  Object.entries(fields).map(([field, sentence]) => (
    <p key={field}>
      <ServerSentence>{sentence}</ServerSentence>
    </p>
  ))

function Report({ report }: { report: ImportReport }) {
  const { importing, columns } = useAddressWords()
  const { taken, same, refused, leftOut, row, reason, untouched } = importing
  const numbers = [
    [report.new + report.changed, taken],
    [report.same, same],
    [report.refused, refused],
  ] as const
  return (
    <>
      <ul className={styles.numbers}>
        {numbers.map(([number, name]) => (
          <li key={name} className={styles.number}>
            <b className={styles.figure}>{numberText(number)}</b> {name}
          </li>
        ))}
      </ul>
      {report.refused > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
        <div className={styles.refused} role="region" aria-label={leftOut} tabIndex={0}>
          <Table
            caption={leftOut}
            rowKey={(one) => String(one.row)}
            rows={report.rows.filter(({ does }) => does === 'refused')}
            columns={[
              { key: 'row', header: row, cell: (one) => numberText(one.row) },
              { key: 'from', header: columns.from, place: 'main', cell: addressOf },
              { key: 'reason', header: reason, cell: reasonOf },
            ]}
          />
        </div>
      )}
      <p className={styles.details}>{untouched}</p>
    </>
  )
}
