import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { Client } from '../../support/back-end/client.ts'
import { emailOf, passwordOf } from '../support/people.ts'
import { desktop, useVisits, type Visit } from '../support/visit.ts'

/** The product, with one person of each role. */
export const withStaff = (variables: Readonly<Record<string, string>> = {}) => {
  const site = useVisits(variables)
  const clients = new Map<Role, Client>()
  let admin: Client

  /** Signs in each role once, as hashing is slow, and again if a test has ended its session. */
  const signedIn = async (role: Role) => {
    const client = clients.get(role) ?? new Client(site.url)
    clients.set(role, client)
    const session = await client.get('/session')
    const { data } = session.status === 200 ? session : await client.signIn(emailOf(role), passwordOf(role))
    return { client, user: data['results'] as SignedInUser }
  }

  beforeAll(async () => {
    admin = (await signedIn('Admin')).client
  })

  return {
    visit: site.visit,
    /** Of the product of this file. */
    dataDir: () => site.dataDir,
    expectMessage: site.expectMessage,
    /** An Admin's client, to prepare and check what is stored. */
    calls: () => admin,
    /** Opens a path below /admin as a signed-in person. */
    open: async (role: Role, path: string, options: BrowserContextOptions = desktop): Promise<Visit> => {
      const { client, user } = await signedIn(role)
      return site.visit(`/admin${path}`, options, async (page) => {
        const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: client.site }))
        await page.context().addCookies(cookies)
        await page.addInitScript((stored) => {
          if (sessionStorage.getItem('visited') === null) sessionStorage.setItem('entry', stored)
          sessionStorage.setItem('visited', 'yes')
        }, JSON.stringify(user))
      })
    },
  }
}

export const signIn = async (page: Page, role: Role, password = passwordOf(role)) => {
  await page.getByLabel('Email').fill(emailOf(role))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Makes the next requests of a path fail with a response, or with none. */
export const failing = (
  page: Page,
  path: string,
  method: string,
  response?: { code: number; message: string },
) =>
  page.route(`**/api/group${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    if (response === undefined) return route.abort()
    return route.fulfill({ status: response.code, json: { ...response, data: {} } })
  })

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/**
 * Acts so that the back office asks whether to delete items, and waits until it knows what links to the first. On a slow machine
 * a quick answer would delete the item before that is asked.
 */
export const askToDelete = async (page: Page, subject: ContentTypeName, act: () => Promise<unknown>) => {
  const linking = page.waitForResponse((response) => response.url().includes(`/links_to/${subject}/`))
  await act()
  await linking
}

/** The editor of a formatted text, once it has replaced the text area. */
export const editorOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).and(page.locator('[contenteditable=true]'))
