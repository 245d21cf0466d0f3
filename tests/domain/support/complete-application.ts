import type { Application, AppliedPosition } from '#domain/machines/application-machine.ts'

export const position: AppliedPosition = {
  id: '4',
  title: 'Solar Field Technician',
  company: 'Dhuha Energy',
  location: 'Sitra, Bahrain',
}

/** An application with all that it cannot be without, and no more. */
export const completeApplication: Application = {
  profile: {
    firstName: 'Yara',
    lastName: 'Haddad',
    email: 'yara.haddad@mail.example',
    phone: '39 551 204',
    location: 'Bahrain',
    careerId: position.id,
    message: '',
  },
  resume: { name: 'yara-haddad.pdf', size: 120_000, type: 'application/pdf' },
  key: 'k1',
  took: 60_000,
  decoy: '',
  consent: '1',
}
