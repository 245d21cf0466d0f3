import { useContext } from 'react'
import { dashboard, type DashboardWords } from '#domain/wording/en/office/dashboard.ts'
import { TranslatedWords } from '../words.ts'

export const useDashboardWords = (): DashboardWords => useContext(TranslatedWords).dashboard ?? dashboard
