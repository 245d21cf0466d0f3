import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { EmailPreferences } from '#domain/desk/email-preferences.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import * as styles from './email-preferences-card.css.ts'

/** Switches for the mails that the desk sends to this person; each is saved at once. */
export function EmailPreferencesCard() {
  const { mails: words } = useAccountWords()
  const { emailPreferences, changeEmailPreferences } = useActors().staff().desk
  const { value, fetch } = useReading(emailPreferences)
  const isFetched = useSelector(emailPreferences.actor, (snapshot) => snapshot.matches('ready'))
  // Without `useRequest`, so that a failure is announced on the next screen too.
  const last = useSelector(changeEmailPreferences.actor, (snapshot) => snapshot)
  useEffect(fetch, [fetch])
  const stored = isFetched ? value : (last.context.response ?? value)
  const shown = last.hasTag('busy') ? last.context.input : stored
  if (shown === undefined) return null
  const change = (part: Partial<EmailPreferences>) => changeEmailPreferences.send({ ...shown, ...part })
  return (
    <Card title={words.title} aria-label={words.title} className={styles.card}>
      <div className={styles.switches}>
        <Checkbox checked={shown.digest} onChange={(event) => change({ digest: event.target.checked })}>
          {words.digest}
        </Checkbox>
        <Checkbox checked={shown.replies} onChange={(event) => change({ replies: event.target.checked })}>
          {words.replies}
        </Checkbox>
      </div>
    </Card>
  )
}
