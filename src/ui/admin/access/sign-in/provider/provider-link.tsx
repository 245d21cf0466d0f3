import { useLocation } from '@tanstack/react-router'
import { fill } from '#domain/wording/template.ts'
import { ButtonLink } from '#ui/design/action/button/button-link.tsx'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import { stringifySearchParams } from '../../../shell/navigation/search-params.ts'
import type { SignInProvider } from '../../../screen-parts/sign-in-provider.ts'

/** Leads to the provider, and from there to the page that was asked for, or back to the screen that is open. */
export function ProviderLink({ provider: { label, start } }: { provider: SignInProvider }) {
  const { signIn } = useSignInWords()
  const { pathname, search, state } = useLocation()
  const asked = state.returnTo ?? { to: pathname, search }
  const page = `${asked.to}${stringifySearchParams(asked.search)}`
  return (
    <ButtonLink
      variant="quiet"
      wide
      href={page === '/' ? start : `${start}?${new URLSearchParams({ to: page })}`}
    >
      {fill(signIn.provider, { provider: label })}
    </ButtonLink>
  )
}
