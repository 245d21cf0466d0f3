import { useRef, useState, type ReactNode } from 'react'
import type { ImportedRow, ImportReport, ImportResult } from '#domain/content/import/import-report.ts'
import { count, numberText, type Counted } from '#domain/wording/counted.ts'
import type { Request } from '#ui/actors/bridge/request-of.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import { useImportWords } from '#ui/words/content/use-import-words.ts'
import type { FileToImport } from '#ui/actors/bridge/import-of.ts'
import { RequestFailed } from '../screen-parts/request-failed.tsx'
import { useDone } from '../screen-parts/use-done.ts'
import * as styles from './importing.css.ts'

interface ImportDialogProps<Row extends ImportedRow> {
  request: Request<FileToImport, ImportReport<Row>>
  title: string
  text: string
  /** The label of the button that imports. */
  label: Counted
  /** If the server sends no message. */
  failed: string
  /** The column that identifies a row that is left out. */
  column: Column<Row>
  onClose: (imported: boolean) => void
  /** Above the chosen file. */
  children?: ReactNode
}

/** Imports a file after a dry run, which says what will be imported and what is left out. Open as long as it is rendered. */
export function ImportDialog<Row extends ImportedRow>({
  request,
  title,
  text,
  label,
  failed,
  column,
  onClose,
  children,
}: ImportDialogProps<Row>) {
  const { send, busy, done, failure, input, response } = useRequest(request)
  const words = useImportWords()
  const [file, setFile] = useState<File>()
  /** The report of the last dry run; a failed import can be tried again from it. */
  const [report, setReport] = useState<ImportReport<Row>>()
  const chooser = useRef<HTMLInputElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  useDone(done && input?.dryRun === true, () => setReport(response))
  // A disabled button loses the focus.
  useDone(!busy, () => pressed.current?.focus())
  useDone(done && input?.dryRun === false, () => onClose(true))
  const taken = report === undefined ? 0 : report.new + report.changed
  return (
    <Dialog
      open
      width="wide"
      className={styles.importing}
      onOpenChange={(stays) => !stays && !busy && onClose(false)}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      <div className={styles.form}>
        {children}
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={words.choose}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            setFile(chosen)
            setReport(undefined)
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
            busyLabel={words.trying}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget
              chooser.current?.click()
            }}
          >
            {file === undefined ? words.choose : words.chooseOther}
          </Button>
        </div>
        <div role="status" className={styles.status}>
          {report && <Figures {...report} />}
        </div>
        {report && <Report report={report} column={column} />}
        {failure?.fields?.['file'] && (
          <p role="alert">
            <ServerSentence>{failure.fields['file']}</ServerSentence>
          </p>
        )}
        <RequestFailed failure={failure} wording={failed} />
        <div className={styles.buttons}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => onClose(false)}>
            {words.cancel}
          </Button>
          <Button
            size="sm"
            disabled={file === undefined || taken === 0}
            busy={busy}
            busyLabel={words.busy}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget
              if (file) send({ file, dryRun: false })
            }}
          >
            {count(label, taken)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const reasonOf = ({ fields }: ImportedRow) =>
  Object.entries(fields).map(([field, sentence]) => (
    <p key={field}>
      <ServerSentence>{sentence}</ServerSentence>
    </p>
  ))

function Figures(report: Readonly<Record<ImportResult, number>>) {
  const { taken, same, refused } = useImportWords()
  const numbers = [
    [report.new + report.changed, taken],
    [report.same, same],
    [report.refused, refused],
  ] as const
  return (
    <ul className={styles.numbers}>
      {numbers.map(([number, name]) => (
        <li key={name} className={styles.number}>
          <b className={styles.figure}>{numberText(number)}</b> {name}
        </li>
      ))}
    </ul>
  )
}

interface ReportProps<Row extends ImportedRow> {
  report: ImportReport<Row>
  column: Column<Row>
}

function Report<Row extends ImportedRow>({ report, column }: ReportProps<Row>) {
  const { leftOut, row, reason, untouched } = useImportWords()
  return (
    <>
      {report.refused > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
        <div className={styles.refused} role="region" aria-label={leftOut} tabIndex={0}>
          <Table
            caption={leftOut}
            rowKey={(one) => String(one.row)}
            rows={report.rows.filter(({ does }) => does === 'refused')}
            columns={[
              { key: 'row', header: row, cell: (one) => numberText(one.row) },
              column,
              { key: 'reason', header: reason, cell: reasonOf },
            ]}
          />
        </div>
      )}
      <p className={styles.details}>{untouched}</p>
    </>
  )
}
