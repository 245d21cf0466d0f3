import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Errors of form fields; apart from the forms' other texts, as accounts have the same rules. */
export const formRules = {
  firstName: 'First name is required',
  firstNameLength: filled('First name has at most {max} characters'),
  lastName: 'Last name is required',
  lastNameLength: filled('Last name has at most {max} characters'),
  email: 'Email is required',
  emailFormat: 'Invalid email format',
  emailLength: filled('Email has at most {max} characters'),
  phone: 'Phone number is required',
  phoneFormat: 'Enter a valid 10-digit number',
  phoneLength: filled('Phone number has at most {max} characters'),
  companyLength: filled('Company has at most {max} characters'),
  location: 'Location is required',
  type: 'Enquiry type is required',
  messageLength: filled('Message has at most {max} characters'),
  position: 'Position is required',
  resume: 'Résumé is required',
  resumeKind: 'Choose a PDF or Word (.docx) file',
  resumeSize: 'Choose a file of at most 10 MB',
  /** Above a form with two wrong fields or more. */
  wrong: counted('en', { one: '{n} field needs another look.', other: '{n} fields need another look.' }),
} as const

export type FormRulesWords = Translated<typeof formRules>
