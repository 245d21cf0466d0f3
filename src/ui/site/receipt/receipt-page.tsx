import { receiptFormName, receiptPath } from '#domain/desk/receipt/receipt-form.ts'
import { replyLimit, type ReceiptView } from '#domain/desk/receipt/receipt-view.ts'
import { zoneName } from '#domain/time/zone-name.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useReceiptWords } from '#ui/words/site/use-receipt-words.ts'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import type { ReceiptResponse } from '../visitor-form/form-responses.ts'
import { focusedOnLoad } from '../layout/focused-on-load.ts'
import { useHref, useLanguage } from '../language/page-language-context.ts'
import { Decoy } from '../visitor-form/decoy.tsx'
import { Answers, type ViewProps } from './receipt-answers.tsx'
import * as styles from './receipt-page.css.ts'
import { StepForm } from './step-form.tsx'
import { useTime } from './use-time.ts'

interface ReceiptPageProps {
  response?: ReceiptResponse | undefined
  timeZone: string
}

/** How a mail stands, for its sender, who has a code. It works without scripts. */
export function ReceiptPage({ response = {}, timeZone }: ReceiptPageProps) {
  const { erased } = useReceiptWords()
  const { view, code, isErased, isErasing } = response
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {isErased ? (
          <>
            <h1 tabIndex={-1} {...focusedOnLoad} className={styles.title}>
              {erased.title}
            </h1>
            <p className={styles.lead}>{erased.lead}</p>
          </>
        ) : view === undefined || code === undefined ? (
          <OpenForm {...response} />
        ) : (
          <>
            <Standing view={view} timeZone={timeZone} response={response} />
            <Answers view={view} timeZone={timeZone} />
            {view.repliesLeft > 0 && <ReplyForm {...response} view={view} code={code} />}
            {isErasing ? <EraseQuestion code={code} /> : <EraseOffer code={code} />}
          </>
        )}
      </div>
    </div>
  )
}

function OpenForm({ code, failure }: ReceiptResponse) {
  const href = useHref()
  const { open } = useReceiptWords()
  return (
    <>
      <h1 className={styles.title}>{open.title}</h1>
      <p className={styles.lead}>{open.lead}</p>
      <form method="post" action={href(receiptPath)} name={receiptFormName} className={styles.open}>
        <Field label={open.code} hint={open.hint} error={failure} className={styles.code}>
          <TextInput
            name="code"
            defaultValue={code}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={200}
            {...(failure !== undefined && focusedOnLoad)}
          />
        </Field>
        <Button type="submit" className={styles.opener}>
          {open.submit}
        </Button>
      </form>
    </>
  )
}

function Standing({ view, timeZone, response }: ViewProps & { response: ReceiptResponse }) {
  const words = useReceiptWords()
  const { comma } = useSharedWords()
  const { format } = useLanguage()
  const timeOf = useTime(timeZone)
  const { reference, receivedAt, state, answers, replies } = view
  const steps = [
    { name: words.states.received, at: receivedAt, isNow: state === 'received' },
    ...(state === 'handled' ? [{ name: words.states.handled, at: '', isNow: true }] : []),
    ...(state === 'answered'
      ? [{ name: words.states.answered, at: answers.at(-1)?.at ?? '', isNow: true }]
      : []),
    ...(state === 'closed' ? [{ name: words.states.closed, at: '', isNow: true }] : []),
  ]
  return (
    <>
      <h1 className={styles.title}>{words.title}</h1>
      {response.hasReplied && (
        <Notice tone="success" focused>
          {words.reply.arrived}
        </Notice>
      )}
      <div className={styles.top}>
        <dl>
          <dt className={styles.quiet}>{words.reference}</dt>
          <dd className={styles.reference}>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </dl>
        <p className={styles.quiet}>{words.nothingTyped}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, at, isNow }) => (
          <li key={name} aria-current={isNow ? 'step' : undefined} className={styles.step}>
            <b>{name}</b>
            {at !== '' && (
              <time dateTime={at} className={styles.time}>
                {timeOf(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
      {replies.length > 0 && (
        <p className={styles.quiet}>
          {words.replies}: {replies.map(timeOf).join(comma)}
        </p>
      )}
      <p className={styles.quiet}>{fill(words.zone, { zone: zoneName(timeZone, format) || timeZone })}</p>
    </>
  )
}

function ReplyForm({ view, code, text, failure }: ReceiptResponse & { view: ReceiptView; code: string }) {
  const { reply } = useReceiptWords()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{reply.title}</h2>
      <StepForm step="reply" code={code}>
        {/* Distinguishes the same words of another day from a form that is posted again. */}
        <input type="hidden" name="replies" value={view.replies.length} />
        <Field label={reply.label} hint={count(reply.left, view.repliesLeft)} error={failure}>
          <TextArea
            name="text"
            dir="auto"
            rows={5}
            required
            maxLength={replyLimit}
            defaultValue={text}
            {...(failure !== undefined && focusedOnLoad)}
          />
        </Field>
        <Decoy />
        <Button type="submit" className={styles.submit}>
          {reply.submit}
        </Button>
      </StepForm>
    </section>
  )
}

function EraseOffer({ code }: { code: string }) {
  const { erase } = useReceiptWords()
  return (
    <section className={styles.erase}>
      <div>
        <h2 className={styles.heading}>{erase.title}</h2>
        <p className={styles.quiet}>{erase.lead}</p>
      </div>
      <StepForm step="ask" code={code}>
        <Button type="submit" variant="danger">
          {erase.submit}
        </Button>
      </StepForm>
    </section>
  )
}

function EraseQuestion({ code }: { code: string }) {
  const { erase } = useReceiptWords()
  return (
    <section className={styles.question}>
      <h2 className={styles.heading}>{erase.question}</h2>
      <p>{erase.what}</p>
      <div className={styles.choices}>
        <StepForm step="open" code={code}>
          <Button type="submit" variant="quiet" {...focusedOnLoad}>
            {erase.keep}
          </Button>
        </StepForm>
        <StepForm step="erase" code={code}>
          <Button type="submit" variant="destroy">
            {erase.confirm}
          </Button>
        </StepForm>
      </div>
    </section>
  )
}
