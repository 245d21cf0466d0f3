import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { wireNames } from '../wire-names.ts'

/** What travels in a visitor's form beside what was typed. */
export const formMetadata = ({ took, decoy = '', consent = '', language = '' }: FormMetadata) => ({
  ...(took !== undefined && { [wireNames.tookField]: took }),
  ...(decoy !== '' && { [wireNames.decoyField]: decoy }),
  ...(consent !== '' && { [wireNames.consentField]: consent }),
  ...(language !== '' && { [wireNames.languageField]: language }),
})
