import { useContext } from 'react'
import { settings, type SettingsWords } from '#domain/wording/en/office/settings.ts'
import { TranslatedWords } from '../words.ts'

export const useSettingsWords = (): SettingsWords => useContext(TranslatedWords).settings ?? settings
