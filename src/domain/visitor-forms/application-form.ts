import { emptyProfile } from './profile/profile.ts'
import { applicationRules, type Application } from './profile/profile-errors.ts'
import type { VisitorForm } from './visitor-form.ts'

/** The application (P5), in the popup or on the page of its position. */
export const applicationForm: VisitorForm<Application> = {
  name: 'application',
  empty: { ...emptyProfile, resume: undefined },
  rules: applicationRules,
  fileField: 'resume',
  hiddenField: 'careerId',
  isAcknowledgedInPlace: true,
  wording: ({ application }) => application,
}
