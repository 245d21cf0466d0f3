import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { useHref } from '../language/page-language-context.ts'
import * as styles from './receipt-code.css.ts'

/** The code of a mail that was just sent, with the link that it opens; another back end has none. */
export function ReceiptCode({ code }: { code: string | undefined }) {
  const words = useFormsWords()
  const href = useHref()
  if (code === undefined) return null
  return (
    <>
      <p>
        <Sentence
          of={words.code}
          code={
            <bdi dir="ltr" className={styles.code}>
              {code}
            </bdi>
          }
        />
      </p>
      <p>{words.codeHint}</p>
      <p>
        <TextLink href={`${href('/receipt')}#${code}`}>{words.standing}</TextLink>
      </p>
    </>
  )
}
