import { Client } from '../../support/back-end/client.ts'
import { adminEmail, adminPassword } from './people.ts'

/** The mails that match a search, with spam. */
export const mailsIn = async (url: string, kind: 'enquiry' | 'profile', search: string) => {
  const staff = new Client(url)
  await staff.signIn(adminEmail, adminPassword)
  const { data } = await staff.get(`/${kind}_mail_list?status=any&q=${encodeURIComponent(search)}`)
  return data['results'] as ReadonlyArray<Readonly<Record<string, string>>>
}
