import { join } from 'node:path'
import { Client } from '#tests/support/back-end/client.ts'
import { startProduct } from './product.ts'

const admin = { email: 'admin@example.com', password: 'a horse of a different colour' }

/** Starts the product without the demonstration, over a database that `fill` has filled, with an Admin signed in. */
export const startFilled = async (dataDir: string, port: number, fill: (file: string) => void) => {
  const env = { DEMO_CONTENT: '0', ADMIN_PASSWORD: admin.password }
  const once = await startProduct(dataDir, port, env)
  await once.stop()
  fill(join(dataDir, 'sahilan.db'))
  const product = await startProduct(dataDir, port, env)
  const client = new Client(product.url)
  await client.signIn(admin.email, admin.password)
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
  return { api: `${product.url}/api/group`, headers: { cookie }, stop: product.stop }
}
