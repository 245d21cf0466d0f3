import type { Passkey } from '#domain/sign-in/passkeys/passkey.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useTimes } from '../../../screen-parts/times.ts'
import * as styles from '../own-sessions.css.ts'

export interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey: { name, createdAt, usedAt }, onRename, onRemove }: PasskeyRowProps) {
  const { passkeys: words } = useAccountWords()
  const { fullTime, day } = useTimes()
  const added = day(createdAt)
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.times}>
          {usedAt === ''
            ? fill(words.unused, { added })
            : fill(words.used, { added, used: fullTime(usedAt) })}
        </p>
      </div>
      <div>
        <Button size="sm" variant="ghost" aria-label={fill(words.renameOf, { name })} onClick={onRename}>
          {words.rename}
        </Button>
        <Button size="sm" variant="ghost" aria-label={fill(words.removeOf, { name })} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
