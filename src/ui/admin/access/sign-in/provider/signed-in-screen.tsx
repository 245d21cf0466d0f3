import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { askedPage } from '#domain/sign-in/single-sign-on/asked-page.ts'
import { isSignInRefusal } from '#domain/sign-in/single-sign-on/sign-in-refusal.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useSingleSignOnWords } from '#ui/words/access/use-single-sign-on-words.ts'
import { parseSearchParams, type SearchParams } from '../../../shell/navigation/search-params.ts'
import { SignInLink } from '../sign-in-link.tsx'
import { SignInFailure } from '../sign-in-failure.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'

/** Enters with the session that the provider's sign-in opened, or says why there is none. */
export function SignedInScreen() {
  const { failure, state, send } = useSession()
  const words = useSingleSignOnWords()
  const router = useRouter()
  // In a state, as the location is that of the next page already while that one loads.
  const [{ to = '', refused }] = useState<SearchParams>(useLocation().search)
  const isRefused = refused !== undefined
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!isRefused) send({ type: 'session.enter' })
  }, [isRefused, send])

  useEffect(() => {
    if (state === 'entering') hasBegun.current = true
    if (state !== 'signedIn' || !hasBegun.current) return
    const [path = '', query = ''] = askedPage(String(to)).split('?')
    void router.navigate({ to: path, search: parseSearchParams(query), replace: true })
  }, [router, state, to])

  return (
    <SignInFrame
      title={words.title}
      lead={isRefused || failure ? '' : words.entering}
      hint={(isRefused || failure) && <SignInLink to="/">{words.back}</SignInLink>}
    >
      {isRefused && (
        <Notice tone="danger">{words.refused[isSignInRefusal(refused) ? refused : 'failed']}</Notice>
      )}
      {failure && <SignInFailure failure={failure} />}
    </SignInFrame>
  )
}
