import type { ReactNode } from 'react'
import { blockChecks, type BlockCheck } from '#domain/publishing/checks/block-checks.ts'
import { searchSnippet } from '#domain/publishing/checks/search-snippet.ts'
import type { Language } from '#domain/language/language.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useRichTextWords } from '#ui/words/editor/use-rich-text-words.ts'
import * as styles from './text-checks.css.ts'

export interface TextChecksProps {
  title: string
  /** The plain text. */
  text: string
  body: RichText | undefined
  language: Language | undefined
  onShowBlock: (index: number) => void
}

/** Warnings about a text, and a preview of its search result. None prevents saving. */
export function TextChecks({ title, text, body, language, onShowBlock }: TextChecksProps): ReactNode {
  const { checks: words, showBlock } = useRichTextWords()
  const checks = body ? blockChecks(body) : []
  const sentenceOf = (found: BlockCheck) =>
    found.check === 'vagueLink' ? fill(words.vagueLink, { words: found.words }) : words[found.check]
  if (title === '' && text === '') return null
  const snippet = searchSnippet(title, text)
  return (
    <div className={styles.checks}>
      {checks.length > 0 && (
        <ul aria-label={words.title} className={styles.list}>
          {checks.map((found, at) => (
            <li key={at} className={styles.found}>
              {sentenceOf(found)}
              <Button size="sm" variant="ghost" onClick={() => onShowBlock(found.block)}>
                {fill(showBlock, { n: found.block + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className={styles.summary}>{words.snippet}</summary>
        <div lang={language?.tag} dir={language?.dir ?? 'auto'} className={styles.snippet}>
          <p className={styles.title}>{snippet.title}</p>
          <p>{snippet.text}</p>
        </div>
      </details>
    </div>
  )
}
