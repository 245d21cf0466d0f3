import { fill } from '#domain/wording/template.ts'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { useHref } from '../language/page-language-context.ts'

/** The code of a mail that was just sent, with the link that it opens; another back end has none. */
export function ReceiptCode({ code }: { code: string | undefined }) {
  const words = useFormsWords()
  const href = useHref()
  if (code === undefined) return null
  return (
    <>
      <p>{fill(words.code, { code })}</p>
      <p>{words.codeHint}</p>
      <p>
        <TextLink href={`${href('/receipt')}#${code}`}>{words.standing}</TextLink>
      </p>
    </>
  )
}
