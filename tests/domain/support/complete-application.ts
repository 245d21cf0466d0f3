import type { Application } from '#domain/visitor-forms/profile/application.ts'
import type { AppliedPosition } from '#domain/visitor-forms/profile/profile.ts'

export const position: AppliedPosition = {
  id: '4',
  title: 'Solar Field Technician',
  company: 'Dhuha Energy',
  location: 'Sitra, Bahrain',
}

/** An application with all required fields and no others. */
export const completeApplication: Application = {
  firstName: 'Yara',
  lastName: 'Haddad',
  email: 'yara.haddad@mail.example',
  phone: '39 551 204',
  location: 'Bahrain',
  careerId: position.id,
  message: '',
  resume: { name: 'yara-haddad.pdf', size: 120_000, type: 'application/pdf' },
}
