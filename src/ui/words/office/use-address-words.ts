import { useContext } from 'react'
import { addresses, type AddressWords } from '#domain/wording/en/office/addresses.ts'
import { TranslatedWords } from '../words.ts'

export const useAddressWords = (): AddressWords => useContext(TranslatedWords).addresses ?? addresses
