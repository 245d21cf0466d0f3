import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { count } from '#domain/wording/counted.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { useNextGap } from '../../languages/use-next-gap.ts'
import { useOwnLocation } from '../../shell/navigation/own-location.ts'
import { useFormLanguages } from './form-languages.ts'
import * as styles from './translations.css.ts'

export interface LanguagesHeadProps {
  form: RefObject<HTMLElement | null>
}

/** The languages of a form above its columns, with the numbers of their gaps. Nothing for a form of one language. */
export function LanguagesHead({ form }: LanguagesHeadProps) {
  const languages = useFormLanguages()
  const visited = useRef<Element>(undefined)
  const [next, setNext] = useState<{ readonly gap: Element | undefined }>()
  const words = useTranslationWords()
  const { closesGaps } = useOwnLocation().state
  const openNextGap = useNextGap()
  const visitNext = () => {
    const gap = nextGap(form.current, visited.current)
    toggleAround(gap)?.click()
    setNext({ gap })
  }
  // The fields of an entry or a section that was folded show with the next render.
  useEffect(() => {
    visited.current = next?.gap?.querySelector('[data-gap]') ?? next?.gap
    visited.current?.querySelector<HTMLElement>(':is(input, textarea, [role=textbox])')?.focus()
  }, [next])
  const arrive = useEffectEvent(() => closesGaps && visitNext())
  useEffect(() => {
    arrive()
  }, [])
  if (languages === undefined) return null
  const { main, further, gapsIn, item, changed } = languages
  const hasGaps = further.some(({ tag }) => gapsIn(tag).length > 0)
  return (
    <div className={styles.head}>
      <div className={styles.own}>
        <b lang={main.tag}>{main.name}</b>
        <span className={styles.quiet}>{words.firstLanguage}</span>
      </div>
      {further.map(({ tag, name }) => {
        const numberOf = (state: string) => gapsIn(tag).filter((gap) => gap.state === state).length
        const [missing, outdated] = [numberOf('missing'), numberOf('outdated')]
        return (
          <div key={tag} role="status" className={styles.own}>
            <b lang={tag}>{name}</b>
            {missing > 0 && <Tag>{count(words.missingCount, missing)}</Tag>}
            {outdated > 0 && <Tag tone="outline">{count(words.outdatedCount, outdated)}</Tag>}
          </div>
        )
      })}
      {hasGaps && (
        <Button size="sm" variant="ghost" className={styles.next} onClick={visitNext}>
          {words.nextGap}
          <Icon name="arrow-down" size="md" />
        </Button>
      )}
      {!hasGaps && !changed && item && (
        <Button size="sm" variant="ghost" className={styles.next} onClick={() => openNextGap(item)}>
          {words.nextGap}
          <Icon name="arrow-right" size="md" />
        </Button>
      )}
    </div>
  )
}

const nextGap = (form: HTMLElement | null, visited: Element | undefined) => {
  const gaps = [...(form?.querySelectorAll('[data-gap]') ?? [])]
  const isAfter = (gap: Element) =>
    visited !== undefined && (visited.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return gaps.find(isAfter) ?? gaps[0]
}

/** The button that unfolds the entry around a gap, or the section that is one. */
const toggleAround = (gap: Element | undefined): HTMLElement | null | undefined => {
  const hidden = gap?.closest('[hidden]')
  return hidden
    ? document.querySelector<HTMLElement>(`[aria-controls="${hidden.id}"]`)
    : gap?.querySelector<HTMLElement>('[data-action=toggle][aria-expanded=false]')
}
