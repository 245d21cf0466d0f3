import type { ChosenFile } from '../../picture/chosen-file.ts'
import { emptyProfile, type Profile } from './profile.ts'

/** An application as a visitor fills it in: the profile and the résumé. */
export interface Application extends Profile {
  readonly resume: ChosenFile | undefined
}

export const emptyApplication: Application = { ...emptyProfile, resume: undefined }

const megabyte = 1024 * 1024

export const resumeLimit = 10 * megabyte

export const resumeKinds = [
  { ending: '.pdf', type: 'application/pdf' },
  { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
] as const
