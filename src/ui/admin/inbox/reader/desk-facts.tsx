import { useEffect, useId, useRef, useState } from 'react'
import { isOpen } from '#domain/desk/due/is-open.ts'
import { tagLimits } from '#domain/desk/tags.ts'
import { fill } from '#domain/wording/template.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useFocusLater } from '#ui/design/form/use-focus-later.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { useChoiceAtOnce } from '../../screen-parts/use-choice-at-once.ts'
import type { Inbox, Mail } from '../mail.ts'
import { useDueWords } from '../use-due-words.ts'
import * as rowStyles from '../list/mail-row.css.ts'
import * as styles from './desk-facts.css.ts'

export interface DeskFactsProps<Received extends Mail> {
  inbox: Pick<Inbox<never>, 'kind'>
  actors: Pick<MailActors<Received>, 'handle'>
  mail: Received
}

/** Owner, due time and tags of a mail. */
export function DeskFacts<Received extends Mail>({ inbox, actors, mail }: DeskFactsProps<Received>) {
  const { reader: words } = useDeskWords()
  const { desk } = useActors().staff()
  const { user } = useSession()
  const { value: staff = [], fetch: fetchStaff } = useReading(desk.staff)
  useEffect(fetchStaff, [fetchStaff])
  const { fullTime } = useTimes()
  const due = useDueWords()(mail)
  // A mail that its sender has reopened was answered before.
  const answeredAt = isOpen(mail.status) ? undefined : mail.answeredAt
  /** The owner that is being stored. */
  const [chosen, setChosen] = useState<string>()
  const owner = chosen ?? mail.owner ?? ''
  const choose = (id: string) => {
    setChosen(id)
    actors.handle(
      mail,
      () => ({ owner: id }),
      () => setChosen((current) => (current === id ? undefined : current)),
    )
  }
  const choice = useChoiceAtOnce(owner, choose)
  const id = useId()
  return (
    <div className={styles.facts}>
      <div>
        <label htmlFor={id} className={styles.name}>
          {words.owner}
        </label>
        <div className={styles.owner}>
          <Select id={id} size="sm" {...choice}>
            <option value="">{words.nobody}</option>
            {staff.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
          {user !== null && owner !== user.id && (
            <Button size="sm" variant="quiet" onClick={() => choose(user.id)}>
              {words.take}
            </Button>
          )}
        </div>
      </div>
      <div>
        <span className={styles.name}>{answeredAt === undefined ? words.due : words.answered}</span>
        <p className={styles.due}>
          {due && <span className={rowStyles.due[due.state]}>{due.text}</span>}
          <span>{fullTime(mail.dueAt ?? answeredAt ?? '') || words.noDue}</span>
        </p>
      </div>
      <MailTags inbox={inbox} actors={actors} mail={mail} />
    </div>
  )
}

function MailTags<Received extends Mail>({ inbox, actors, mail }: DeskFactsProps<Received>) {
  const { reader: words } = useDeskWords()
  const { value: known = [], fetch } = useReading(useActors().staff().desk.tags[inbox.kind])
  const [typed, setTyped] = useState('')
  const id = useId()
  const { tags = [] } = mail
  useEffect(fetch, [fetch, tags.length])
  const line = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater(line, tags)
  const remove = (tag: string, button: HTMLElement) => {
    const next = Math.min(tags.indexOf(tag) + 1, tags.length - 1)
    const without = ({ tags: current = [] }: Mail) => ({ tags: current.filter((other) => other !== tag) })
    actors.handle(mail, without, () => {
      // The person may have gone on while the change was stored.
      if (document.activeElement === button) focusLater(`li:nth-child(${next}) button`, 'input')
    })
  }
  return (
    <div ref={line}>
      <span className={styles.name}>{words.tags}</span>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag} className={styles.line}>
            <Tag tone="shoal">
              <bdi>{tag}</bdi>
            </Tag>
            <IconButton
              icon="x"
              size="sm"
              label={fill(words.removeTag, { tag })}
              onClick={({ currentTarget }) => remove(tag, currentTarget)}
            />
          </li>
        ))}
      </ul>
      {tags.length < tagLimits.count && (
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === '') return
            setTyped('')
            actors.handle(
              mail,
              ({ tags: current = [] }) => ({ tags: [...current, typed] }),
              (isStored) => {
                // Puts the tag back, before what was typed since.
                if (!isStored) setTyped((since) => `${typed} ${since}`.trim())
              },
            )
          }}
        >
          <TextInput
            size="sm"
            aria-label={words.addTag}
            placeholder={words.addTag}
            list={id}
            maxLength={tagLimits.length}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={id}>
            {known.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </datalist>
          <Button type="submit" size="sm" variant="quiet">
            {words.add}
          </Button>
        </form>
      )}
    </div>
  )
}
