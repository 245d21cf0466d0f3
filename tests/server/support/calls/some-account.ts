import type { TestServer } from '#tests/support/back-end/server.ts'

/** Adds an account, with more than its usual fields if given, and signs in to it. */
export const someAccount = async (server: TestServer, name: string, role = 'CXTeam', more: object = {}) => {
  const admin = await server.as('Admin')
  const input = { name, email: `${name}@example.com`, role, password: `the password of ${name}` }
  const { data } = await admin.post('/adminuser', { ...input, ...more })
  const { id } = data['results'] as { id: string }
  return { ...input, id, client: await server.signedIn(input.email, input.password) }
}
