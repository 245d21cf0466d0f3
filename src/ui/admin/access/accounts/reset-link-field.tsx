import type { ResetLink } from '#domain/sign-in/account/password-reset.ts'
import { fill } from '#domain/wording/template.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { CopyField } from '../../screen-parts/copy-field.tsx'
import { useTimes } from '../../screen-parts/times.ts'

/** Shows a link to copy, with the focus on it. */
export function ResetLinkField({ link: { address, until, mailed } }: { link: ResetLink }) {
  const { resetLink: words } = useAccountWords()
  const { shortTime } = useTimes()
  const hint = fill(mailed ? words.mailed : words.notMailed, { time: shortTime(until) })
  return <CopyField value={address} hint={hint} words={words} />
}
