import { lazy, Suspense } from 'react'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import type { PasskeyButtonProps } from './passkey-button.tsx'

const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }))

/** Offers the sign-in by passkey where this page may use passkeys. */
export function PasskeyEntrance(props: PasskeyButtonProps) {
  return useActors().offersPasskeys ? (
    <Suspense>
      <PasskeyButton {...props} />
    </Suspense>
  ) : null
}
