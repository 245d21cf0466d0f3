import { useContext } from 'react'
import { connections, type ConnectionWords } from '#domain/wording/en/office/connections.ts'
import { TranslatedWords } from '../words.ts'

export const useConnectionWords = (): ConnectionWords =>
  useContext(TranslatedWords).connections ?? connections
