import { useContext } from 'react'
import { signIn, type SignInWords } from '#domain/wording/en/access/sign-in.ts'
import { TranslatedWords } from '../words.ts'

export const useSignInWords = (): SignInWords => useContext(TranslatedWords).signIn ?? signIn
