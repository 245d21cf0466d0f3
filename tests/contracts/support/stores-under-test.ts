import { Context, Effect, Layer } from 'effect'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { History } from '#ports/content/history.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Translations } from '#ports/content/translations.ts'
import { Trash } from '#ports/content/trash.ts'

const ports = {
  accounts: Accounts,
  contents: Contents,
  enquiries: Enquiries,
  homePage: HomePageDetails,
  history: History,
  translations: Translations,
  trash: Trash,
} as const

/** Stores on one database, with their trash and history. */
export class Stores extends Context.Service<
  Stores,
  { readonly [Name in keyof typeof ports]: (typeof ports)[Name]['Service'] }
>()('sahilan/tests/Stores') {
  static readonly layer = Layer.effect(Stores, Effect.all(ports))
}
