import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { wireNames } from '../wire-names.ts'

/** The metadata of a visitor's form under its wire names. */
export const formMetadata = ({ took, decoy = '', consent = '', language = '' }: FormMetadata) => ({
  ...(took !== undefined && { [wireNames.tookField]: took }),
  ...(decoy !== '' && { [wireNames.decoyField]: decoy }),
  ...(consent !== '' && { [wireNames.consentField]: consent }),
  ...(language !== '' && { [wireNames.languageField]: language }),
})
