import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '#domain/access/role.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import type { Front } from '#server/pages/front.ts'
import { start } from '#server/start/start.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import { adminEmail, adminPassword } from '../admin-account.ts'
import { Client } from './client.ts'
import { checkDescribed } from './described-responses.ts'
import { fileForm, picture } from '../files.ts'
import { writeMigrated, writeWithAdmin } from '../databases/migrated-database.ts'
import { plainFront } from './plain-front.ts'

export { adminEmail, adminPassword }

const environment = { PORT: '0', DEMO_CONTENT: '0', ADMIN_PASSWORD: adminPassword, RATE_LIMIT: 'off' }

/** Starts the real server with an empty store in its own folder, on a free port. */
export const startServer = async (
  variables: Readonly<Record<string, string>> = {},
  overrides: Partial<Config> = {},
  front: Front = plainFront,
) => {
  const dataDir = variables['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'sahilan-')))
  const config = { ...readConfig({ ...environment, DATA_DIR: dataDir, ...variables }), ...overrides }
  const { firstAdmin } = config
  const isUsual = firstAdmin.email === adminEmail && firstAdmin.password === adminPassword
  const write = isUsual ? writeWithAdmin : writeMigrated
  if (variables['DATA_DIR'] === undefined && config.postgres === undefined) await write(databaseFile(dataDir))
  const product = await start({ config, front })
  const site = config.publicUrl === undefined ? product.url : `http://127.0.0.1:${product.port}`
  const clients = new Map<Role, Promise<Client>>()

  // Another back end has responses of its own.
  const check = config.apiHost === undefined ? checkDescribed : undefined
  const visitor = () => new Client(site, config.product, check)

  const signedIn = async (email: string, password: string) => {
    const client = visitor()
    const { code, message } = await client.signIn(email, password)
    if (code !== 200) throw new Error(`${email} could not sign in: ${String(message)}`)
    return client
  }

  const make = async (role: Role) => {
    if (role === 'Admin') return signedIn(adminEmail, adminPassword)
    const account = {
      name: role,
      email: `${role.toLowerCase()}@example.com`,
      role,
      password: `${role} has a long password`,
    }
    await (await as('Admin')).post('/adminuser', account)
    return signedIn(account.email, account.password)
  }

  /** A client that is signed in with a role; the same one each time. */
  const as = (role: Role): Promise<Client> => {
    const client = clients.get(role) ?? make(role)
    clients.set(role, client)
    return client
  }

  return {
    ...product,
    site,
    dataDir,
    visitor,
    signedIn,
    as,
    stop: async () => {
      await product.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

/** Uploads a picture and returns its address. */
export const uploadPicture = async (client: Client, bytes?: Buffer): Promise<string> => {
  const form = fileForm('file', new Uint8Array(bytes ?? (await picture())), 'picture.jpg', 'image/jpeg')
  const { data } = await client.call('POST', '/uploads3', { form })
  return String(data['results'])
}
