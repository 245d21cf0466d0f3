import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { summary } from '#domain/content/item/summary.ts'
import { isOpen } from '#domain/desk/due/is-open.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useThreads } from '#ui/actors/inbox/use-threads.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { FailureSentence } from '#ui/words/office/failure-sentence.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import { screenAddress } from '../../shell/navigation/screen-address.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { senderOf, type Mail } from '../mail.ts'
import * as styles from './merge-enquiries.css.ts'

interface MergeEnquiriesProps {
  screen: Screen
  mail: Mail
  /** Other enquiries of the same person. */
  others: ReadonlyArray<Mail>
  /** Moves the focus if the button is gone. */
  onGone: () => void
}

/** Opens the dialog that merges enquiries of one person. */
export function MergeEnquiries(props: MergeEnquiriesProps) {
  const { merging: words } = useThreadWords()
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpened(true)}>
        {words.open}
      </Button>
      {isOpened && <MergeDialog {...props} onClose={() => setOpened(false)} />}
    </>
  )
}

function MergeDialog({
  screen,
  mail,
  others,
  onGone,
  onClose,
}: MergeEnquiriesProps & { onClose: () => void }) {
  const { merging: words } = useThreadWords()
  const { statuses } = useInboxWords()
  const { longDay } = useTimes()
  const router = useRouter()
  const { input, busy, done, failure, send } = useRequest(useThreads().merge)
  const all = [mail, ...others]
  const [into, setInto] = useState(mail.id)
  const [chosen, setChosen] = useState<ReadonlyArray<string>>(() =>
    others.filter(({ status }) => isOpen(status)).map(({ id }) => id),
  )
  const stays = all.find(({ id }) => id === into) ?? mail
  const candidates = all.filter((one) => one !== stays)
  const merged = candidates.filter(({ id }) => chosen.includes(id))
  const describe = ({ createdAt, status, message }: Mail) =>
    fill(words.of, { day: longDay(createdAt), status: statuses[status], message: summary(message) })

  const finish = useEffectEvent(() => {
    onClose()
    // The opened one may be gone.
    if (input && input.stays.id !== mail.id)
      void router.navigate({
        to: screenAddress(screen),
        search: (current: object) => ({ ...current, open: input.stays.id }),
        resetScroll: false,
      })
  })
  useEffect(() => {
    if (done) finish()
  }, [done])

  return (
    <ConfirmDialog
      open
      harmless
      onOpenChange={() => !busy && onClose()}
      onCloseAutoFocus={() => setTimeout(() => document.activeElement === document.body && onGone())}
      title={fill(words.title, { sender: senderOf(stays), day: longDay(stays.createdAt) })}
      description={words.text}
      cancelLabel={words.cancel}
      confirmLabel={count(words.confirm, merged.length)}
      disabled={merged.length === 0}
      busy={busy}
      busyLabel={words.merging}
      onConfirm={() => send({ stays, others: merged })}
    >
      <Field label={words.stays}>
        <Select value={into} onChange={(event) => setInto(event.target.value)}>
          {all.map((one) => (
            <option key={one.id} value={one.id}>
              {describe(one)}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className={styles.others}>
        <legend className={styles.legend}>{words.others}</legend>
        <div className={styles.list}>
          {candidates.map((one) => (
            <Checkbox
              key={one.id}
              checked={chosen.includes(one.id)}
              onChange={({ target: { checked } }) =>
                setChosen(checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))
              }
              className={styles.other}
            >
              <span dir="auto">{describe(one)}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <p className={styles.hint}>{fill(words.foundBy, { email: mail.email.trim() })}</p>
      <p className={styles.hint}>{words.warning}</p>
      {failure && (
        <Notice tone="danger">
          {words.failed}{' '}
          {serverSentence(Object.values(failure.fields ?? {})[0]) ?? <FailureSentence failure={failure} />}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
