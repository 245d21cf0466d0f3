import { createContext, use } from 'react'
import { designWords, type DesignWords } from './en.ts'

/** Holds the components' texts in the language around them. */
export const DesignWordsContext = createContext<DesignWords>(designWords)

export const useDesignWords = (): DesignWords => use(DesignWordsContext)

/** Fills the places of a text: `{title}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))
