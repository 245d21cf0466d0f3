import { Result, Schema, SchemaIssue } from 'effect'
import { HomePageContent } from './home-page.ts'

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/**
 * One sentence for each error, by its path such as `site.contact.map` or `facts.0.value`; empty if the details may be
 * saved.
 */
export const homePageErrors = (details: unknown): Readonly<Record<string, string>> => {
  const decoded = Schema.decodeUnknownResult(HomePageContent)(details, { errors: 'all' })
  if (Result.isSuccess(decoded)) return {}
  const errors: Record<string, string> = {}
  for (const { path = [], message } of issuesOf(decoded.failure.issue).issues) {
    errors[path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')] ??= message
  }
  return errors
}
