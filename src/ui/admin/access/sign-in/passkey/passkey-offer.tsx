import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { onDemand } from '../../../screen-parts/on-demand.tsx'
import type { PasskeyButtonProps } from './passkey-button.tsx'

const PasskeyButton = onDemand(async () => (await import('./passkey-button.tsx')).PasskeyButton)

/** Offers the sign-in by passkey where this page may use passkeys. */
export function PasskeyOffer(props: PasskeyButtonProps) {
  return useActors().offersPasskeys ? <PasskeyButton {...props} /> : null
}
