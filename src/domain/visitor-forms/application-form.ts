import { applicationRules } from './profile/profile-errors.ts'
import { emptyApplication, type Application } from './profile/application.ts'
import { forms } from '../wording/en/site/forms.ts'
import type { VisitorForm } from './visitor-form.ts'

/** The application (P5), in the popup or on the page of its position. */
export const applicationForm: VisitorForm<Application> = {
  name: 'application',
  empty: emptyApplication,
  rules: applicationRules,
  fileField: 'resume',
  hiddenField: 'careerId',
  /** The server asks for a position only if staff have closed applications without one since the form was opened. */
  explained: (failure, { careerId }) =>
    careerId === '' && failure.fields?.['careerId'] !== undefined
      ? { ...failure, message: forms.refusals.applicationsClosed }
      : failure,
  isAcknowledgedInPlace: true,
  wording: ({ application }) => application,
}
