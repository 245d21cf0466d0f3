import { webhooksContract } from '../connections/webhooks-contract.ts'
import { apiTokensContract } from '../connections/api-tokens-contract.ts'
import { providerLinksContract } from './provider-links-contract.ts'
import { passkeysContract } from './passkeys-contract.ts'
import { passwordResetContract } from './password-reset-contract.ts'
import { secondFactorContract } from './second-factor-contract.ts'
import { sessionContract } from './session-contract.ts'
import type { SignInUnderTest } from './sign-in-steps.ts'
import { startedFor, type Start } from '../support/started.ts'

/** The contract of sign-in: ports that share accounts, sessions and throttling. */
export const signInContract = (label: string, start: Start<SignInUnderTest>) => {
  const started = startedFor('all', start)
  sessionContract(label, started)
  secondFactorContract(label, started)
  passkeysContract(label, started)
  passwordResetContract(label, started)
  providerLinksContract(label, started)
  apiTokensContract(label, started)
  webhooksContract(label, started)
}
