import { createContext, useContext } from 'react'
import { english, type Language } from '#domain/language/language.ts'

/** The language in which the interface shows its texts, dates and numbers. */
export const InterfaceLanguage = createContext<Language>(english)

export const useInterfaceLanguage = (): Language => useContext(InterfaceLanguage)
