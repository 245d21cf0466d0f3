import { useEffect } from 'react'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import { whenShown } from '../../screen-parts/when-shown.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import * as styles from './second-factor.css.ts'

/** Sets up and switches off the person's own second factor. */
export function SecondFactorCard() {
  const { own, current, confirm, offer, remove } = useActors().staff().secondFactor
  const { value, failure, fetch } = useReading(own)
  const { title } = useAccountWords().secondFactor
  const { failures } = useFailureWords().secondFactor
  const confirming = useRequest(confirm)
  const lacks = useSession().user?.lacksSecondFactor === true
  // It may have been set up in another tab, or the role may no longer require it.
  useEffect(() => whenShown(fetch), [fetch])
  const mayLack = lacks || value?.required === true
  useEffect(() => {
    if (mayLack) current.fetch()
  }, [current, mayLack, value])
  useEffect(() => {
    const refetch = (snapshot: { readonly value: unknown }) => {
      if (snapshot.value === 'done') fetch()
    }
    const subscriptions = [confirm.actor.subscribe(refetch), remove.actor.subscribe(refetch)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [confirm, remove, fetch])

  if (isMissing(failure)) return null
  return (
    <Card title={title} aria-label={title} className={styles.card}>
      {confirming.response ? (
        <RecoveryCodes codes={confirming.response} onSaved={confirming.clear} />
      ) : value ? (
        <div className={styles.body}>
          {value.on && <SecondFactorOff own={value} remove={remove} />}
          {/* One that the role requires cannot be switched off before another device has it. */}
          {(!value.on || value.required) && (
            <SecondFactorSetUp isOn={value.on} required={lacks} offer={offer} confirm={confirming} />
          )}
        </div>
      ) : failure ? (
        <NotFetched wording={failures.fetch} failure={failure} onRetry={fetch} />
      ) : (
        <SkeletonRows count={2} />
      )}
    </Card>
  )
}
