import type { Language } from '#domain/language/language.ts'
import { countsIn, type TranslationCounts } from '#domain/language/translation-counts.ts'
import type { TranslationState } from '#domain/language/translation-state.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { useLanguageBoardWords } from '#ui/words/content/use-language-board-words.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { ScreenText } from '../shell/navigation/screen-link.tsx'
import { subjectScreens } from '../shell/navigation/subject-screens.ts'
import * as styles from './languages.css.ts'
import { useNextGap } from './use-next-gap.ts'

export interface LanguageBoardProps {
  language: Language
  /** The counts of this language. */
  rows: ReadonlyArray<TranslationCounts>
}

/** The figures of one language: a row for each content type and the home page. */
export function LanguageBoard({ language, rows }: LanguageBoardProps) {
  const [main] = useSiteLanguages()
  const { nextGap } = useTranslationWords()
  const { states, ...board } = useLanguageBoardWords().board
  const { nameOf, textOf } = useLanguageNames()
  const name = nameOf(language.tag)
  const text = textOf(main.tag)
  return (
    <Card
      aria-label={name}
      title={
        <>
          <bdi lang={language.tag}>{language.name}</bdi>
          {name !== language.name && <span className={styles.name}>{name}</span>}
        </>
      }
      action={<span className={styles.quiet}>{fill(board.summary, countsIn(rows, language.tag))}</span>}
      className={styles.board}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.first}>
              {board.content}
            </th>
            <th scope="col" className={styles.figure}>
              {fill(board.all, { language: nameOf(main.tag) })}
            </th>
            {columns.map((state) => (
              <th key={state} scope="col" className={styles.figure}>
                {states[state]}
              </th>
            ))}
            <th scope="col" className={styles.share}>
              <VisuallyHidden>{board.share}</VisuallyHidden>
            </th>
            <th scope="col" className={styles.last}>
              {nextGap}
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <BoardRow key={row.subject} row={row} main={nameOf(main.tag)} />
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        {columns.map((state) => (
          <li key={state}>
            <span className={styles.sample[state]} />
            {state === 'complete' ? states.complete : fill(board.legend[state], { text })}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const columns = ['complete', 'missing', 'outdated'] as const satisfies ReadonlyArray<TranslationState>

function BoardRow({ row, main }: { row: TranslationCounts; main: string }) {
  const { subject, complete, missing, outdated } = row
  const { nextGap } = useTranslationWords()
  const { board } = useLanguageBoardWords()
  const { screens } = useOfficeWords()
  const openNextGap = useNextGap()
  const [list] = subjectScreens(subject)
  const name = screens[list]
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.first}>
        <ScreenText screen={list} variant="plain">
          {name}
        </ScreenText>
      </th>
      <td className={styles.figure} data-label={fill(board.all, { language: main })}>
        {numberText(complete + missing + outdated)}
      </td>
      {columns.map((state) => (
        <td key={state} className={styles.figure} data-label={board.states[state]}>
          {row[state] === 0 ? (
            '–'
          ) : subject === 'homePage' ? (
            numberText(row[state])
          ) : (
            <ScreenText
              screen={list}
              search={{ translation: state, in: row.lang }}
              variant="plain"
              aria-label={fill(board.linkTo[state], { n: numberText(row[state]), list: name })}
            >
              {numberText(row[state])}
            </ScreenText>
          )}
        </td>
      ))}
      <td className={styles.share}>
        <div aria-hidden="true" className={styles.bar}>
          {columns.map((state) => (
            <span key={state} style={{ flexGrow: row[state] }} className={styles.part[state]} />
          ))}
        </div>
      </td>
      <td className={styles.last}>
        {missing + outdated === 0 ? (
          <span className={styles.quiet}>{board.noGap}</span>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={fill(board.nextIn, { list: name })}
            onClick={() => openNextGap({ subject })}
          >
            {nextGap}
          </Button>
        )}
      </td>
    </tr>
  )
}
