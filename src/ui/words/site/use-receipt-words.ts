import { useContext } from 'react'
import { receipt, type ReceiptWords } from '#domain/wording/en/site/receipt.ts'
import { TranslatedWords } from '../words.ts'

export const useReceiptWords = (): ReceiptWords => useContext(TranslatedWords).receipt ?? receipt
