import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { fold, searchWords } from '#domain/content/list/search-text.ts'
import { linkedItem, typedLink } from '#domain/rich-text/link.ts'
import { count } from '#domain/wording/counted.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import type { LinkTarget } from '#ui/actors/content/text-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { CommandList, type CommandGroup } from '#ui/design/overlay/command-list/command-list.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useRichTextWords } from '#ui/words/editor/use-rich-text-words.ts'
import * as styles from './link-dialog.css.ts'

export interface LinkDialogProps {
  /** The address of the link to change. */
  href: string | undefined
  /** The title is written where no words are selected. */
  onSet: (href: string | undefined, title: string) => void
  onClose: () => void
}

/** Links words to a page of the site or to an address. Open as long as it is rendered. */
export function LinkDialog({ href, onSet, onClose }: LinkDialogProps) {
  const words = useRichTextWords()
  const { linkDialog: own } = words
  const dialog = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState(href === undefined || linkedItem(href) ? 'page' : 'address')
  return (
    <Dialog
      ref={dialog}
      open
      onOpenChange={onClose}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        dialog.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus()
      }}
      aria-describedby={undefined}
    >
      <DialogTitle>{words.link}</DialogTitle>
      <div className={styles.content}>
        <SegmentedRadioGroup
          aria-label={own.kind}
          value={kind}
          options={[
            { value: 'page', label: own.page },
            { value: 'address', label: own.address },
          ]}
          onChange={setKind}
        />
        {kind === 'page' ? <PageFinder onSet={onSet} /> : <AddressForm href={href} onSet={onSet} />}
        <div className={styles.actions}>
          {href !== undefined && (
            <Button size="sm" variant="ghost" onClick={() => onSet(undefined, '')}>
              {own.remove}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onClose}>
            {own.cancel}
          </Button>
          {kind === 'address' && (
            <Button size="sm" type="submit" form={addressForm}>
              {own.set}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const addressForm = 'link-address'

function AddressForm({ href = '', onSet }: Pick<LinkDialogProps, 'href' | 'onSet'>) {
  const { linkDialog: words } = useRichTextWords()
  const [typed, setTyped] = useState(linkedItem(href) ? '' : href)
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const link = typedLink(typed)
    if (link === undefined) setError(words.refused)
    else onSet(link, typed.trim())
  }
  return (
    <form id={addressForm} noValidate onSubmit={submit}>
      <Field label={words.address} hint={words.addressHint} error={error}>
        <TextInput
          dir="ltr"
          inputMode="url"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </form>
  )
}

const searchPause = 200

/** The results of a search; `undefined` while it is in flight. */
const useTargets = (typed: string): ReadonlyArray<LinkTarget> | undefined => {
  const { findTargets } = useActors().staff().texts
  const [found, setFound] = useState<{
    readonly typed: string
    readonly targets: ReadonlyArray<LinkTarget>
  }>()
  useEffect(() => {
    let isAwaited = true
    const timer = setTimeout(
      () => findTargets(typed, (targets) => isAwaited && setFound({ typed, targets })),
      searchPause,
    )
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [findTargets, typed])
  return found?.typed === typed ? found.targets : undefined
}

const sitePages = {
  '/': 'home',
  '/about': 'about',
  '/services': 'services',
  '/career': 'careers',
  '/contact': 'contact',
} as const

const icons = {
  newsArticle: officeIcons.newspaper,
  career: officeIcons.briefcase,
  page: officeIcons['file-text'],
} as const

function PageFinder({ onSet }: Pick<LinkDialogProps, 'onSet'>) {
  const { linkDialog: words } = useRichTextWords()
  const { pages } = useEditorWords().live
  const [typed, setTyped] = useState('')
  const targets = useTargets(typed)
  const commandsOf = (subject: LinkTarget['subject']) =>
    (targets ?? [])
      .filter((target) => target.subject === subject)
      .map((target) => ({
        id: target.link,
        label: target.title,
        icon: icons[subject],
        note: target.isOnSite ? undefined : words.notOnSite,
      }))
  const groups: ReadonlyArray<CommandGroup> = [
    { title: words.news, commands: commandsOf('newsArticle') },
    { title: words.careers, commands: commandsOf('career') },
    {
      title: words.site,
      commands: [
        ...Object.entries(sitePages)
          .map(([id, page]) => ({ id, label: pages[page], icon: officeIcons.house }))
          .filter(({ label }) => searchWords(typed).every((word) => fold(label).includes(word))),
        ...commandsOf('page'),
      ],
    },
  ]
  const commands = groups.flatMap((group) => group.commands)
  const status = commands.length === 0 && targets ? words.nothing : count(words.found, commands.length)
  return (
    <div className={styles.finder}>
      <CommandList
        label={words.find}
        value={typed}
        onType={setTyped}
        groups={groups}
        onChoose={(id) => onSet(id, commands.find((command) => command.id === id)?.label ?? id)}
        status={status}
      />
      <p className={styles.note}>{words.follows}</p>
    </div>
  )
}
