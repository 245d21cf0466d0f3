import { Effect, Result, Schema, SchemaIssue } from 'effect'
import { passwordLength, passwordRule } from '#domain/sign-in/account/account-errors.ts'
import { contactRules } from '#domain/forms/contact-rules.ts'
import { languagesError, languagesIn, defaultLanguages, type Languages } from '#domain/language/language.ts'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import type { KeepDays } from '#domain/privacy/retention.ts'
import { cdnConfig, cdnVariables, type CdnConfig } from './cdn-config.ts'
import { defaultDataDir } from './data-folder.ts'
import { issueField } from './issue-field.ts'
import { mailConfig, mailVariables, type MailConfig } from './mail-config.ts'
import { s3Config, s3Variables } from './s3-config.ts'
import { securityConfig, securityVariables, type SecurityConfig } from './security-config.ts'
import {
  singleSignOnConfig,
  singleSignOnVariables,
  type SingleSignOnConfig,
} from './single-sign-on-config.ts'
import { StartRefused } from './start-refused.ts'
import { tracesConfig, tracesVariables, type TracesConfig } from './traces-config.ts'

const checked = (isValid: (value: string) => boolean, message: string) =>
  Schema.String.check(Schema.makeFilter((value) => isValid(value) || message))

const optional = (isValid: (value: string) => boolean, message: string) =>
  Schema.optionalKey(checked(isValid, message))

const withDefault = <S extends Schema.Top>(value: S['Encoded']) =>
  Schema.withDecodingDefaultKey<S>(Effect.succeed(value))

const text = Schema.optionalKey(Schema.String)

const days = optional((value) => /^[1-9]\d{0,4}$/.test(value), 'write a number of days from 1 to 99999')

const oneOf = <const Value extends string>(usual: Value, other: Value) =>
  Schema.Literals([usual, other])
    .annotate({ message: `write ${usual} or ${other}` })
    .pipe(withDefault(usual))

const webAddress = optional(
  (value) => /^https?:\/\/[^/?#]+\/?$/.test(value) && URL.canParse(value),
  'write it as https://host or http://host:port',
)

const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value

const Variables = Schema.Struct({
  PORT: checked(
    (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
    'write a port from 0 to 65535',
  ).pipe(withDefault('3000')),
  HOST: Schema.String.pipe(withDefault('127.0.0.1')),
  DATA_DIR: Schema.String.pipe(withDefault(defaultDataDir)),
  SHARED_DATA: oneOf('0', '1'),
  STOP_NOTICE: checked(
    (value) => /^\d{1,2}(\.\d{1,3})?$/.test(value) && Number(value) <= 60,
    'write seconds from 0 to 60',
  ).pipe(withDefault('0.5')),
  PROCESSES: checked((count) => /^([1-9]|[1-5]\d|6[0-4])$/.test(count), 'write a number from 1 to 64').pipe(
    withDefault('1'),
  ),
  DATABASE_URL: optional(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    'write it as postgres://user:password@host:5432/database',
  ),
  DATABASE_CONNECTIONS: checked(
    (value) => /^([2-9]|[1-9]\d{1,2})$/.test(value),
    'write a number from 2 to 999',
  ).pipe(withDefault('10')),
  ...s3Variables,
  ...mailVariables,
  ...singleSignOnVariables,
  PUBLIC_URL: webAddress,
  LANGUAGES: Schema.String.check(Schema.makeFilter((list) => languagesError(list) ?? true)).pipe(
    withDefault(defaultLanguages),
  ),
  PRODUCT: checked(
    (value) => /^[a-z0-9][a-z0-9_-]*$/i.test(value),
    'write letters, digits, - and _ only',
  ).pipe(withDefault('group')),
  API_HOST: webAddress,
  API_ORIGINS: optional(
    (value) => value.split(',').every(isOrigin),
    'write origins such as https://a.example,https://b.example',
  ),
  ADMIN_EMAIL: optional((value) => contactRules().email(value) === undefined, 'write an e-mail address'),
  ADMIN_PASSWORD: optional(
    (value) => passwordRule(value) === undefined,
    `write ${passwordLength.minimum} to ${passwordLength.maximum} characters`,
  ),
  DEMO_CONTENT: oneOf('1', '0'),
  TIME_ZONE: checked(isTimeZone, 'write a time zone such as Asia/Bahrain').pipe(withDefault('Asia/Bahrain')),
  ENQUIRY_KEEP_DAYS: days,
  PROFILE_KEEP_DAYS: days,
  ANALYTICS_URL: optional(
    (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
    'write a web address',
  ),
  METRICS_TOKEN: text,
  ...tracesVariables,
  LOG_FORMAT: oneOf('text', 'json'),
  TRUST_PROXY: oneOf('0', '1'),
  RATE_LIMIT: oneOf('on', 'off'),
  ADMISSION: oneOf('fixed', 'learned'),
  STORYBOOK: oneOf('0', '1'),
  WEBHOOK_PRIVATE: oneOf('0', '1'),
  ...cdnVariables,
  LINK_CHECK: oneOf('off', 'weekly'),
  ...securityVariables,
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Whether several processes may serve the same data. */
  readonly sharedData: boolean
  readonly processes: number
  /** Milliseconds in which load balancers can see that `/readyz` fails, before connections end. */
  readonly stopNotice: number
  /** `undefined` if the database is a file in `dataDir`. */
  readonly postgres: { readonly url: string; readonly connections: number } | undefined
  /** Without a trailing slash; `undefined` for the address that the server listens on. */
  readonly publicUrl: string | undefined
  readonly product: string
  readonly languages: Languages
  readonly apiHost: string | undefined
  /** Other sites whose pages may use the API. */
  readonly apiOrigins: ReadonlyArray<string>
  readonly firstAdmin: { readonly email: string; readonly password: string | undefined }
  readonly demoContent: boolean
  readonly timeZone: string
  readonly keep: KeepDays
  readonly analyticsUrl: string | undefined
  readonly metricsToken: string | undefined
  readonly trustProxy: boolean
  readonly rateLimit: boolean
  readonly admission: 'fixed' | 'learned'
  readonly storybook: boolean
  /** Whether webhooks may have private addresses. */
  readonly webhookPrivate: boolean
  /** `undefined` without a CDN. */
  readonly cdn: CdnConfig | undefined
  /** Whether a job checks links to other sites once a week. */
  readonly linkCheck: boolean
  /** `undefined` if there is no security.txt. */
  readonly security: SecurityConfig | undefined
  /** `undefined` if mails are not forwarded. */
  readonly mail: MailConfig | undefined
  /** `undefined` if files are stored in DATA_DIR. */
  readonly s3: S3Options | undefined
  /** `undefined` if people sign in by password only. */
  readonly singleSignOn: SingleSignOnConfig | undefined
  /** `undefined` if nothing is sent to a collector. */
  readonly traces: TracesConfig | undefined
  readonly logFormat: 'text' | 'json'
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()
const withoutSlash = (address: string | undefined) => address?.replace(/\/$/, '')

/** Reads the environment. An empty variable counts as unset. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const decoded = Schema.decodeUnknownResult(Variables)(set, { errors: 'all' })
  if (Result.isFailure(decoded)) {
    const messages = issuesOf(decoded.failure.issue).issues.map(
      ({ path, message }) => `${issueField(path) ?? 'environment'}: ${message}.`,
    )
    throw new StartRefused(messages.join('\n'))
  }
  const variables = decoded.success
  return {
    port: Number(variables.PORT),
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    sharedData: variables.SHARED_DATA === '1' || variables.DATABASE_URL !== undefined,
    processes: Number(variables.PROCESSES),
    stopNotice: Number(variables.STOP_NOTICE) * 1_000,
    postgres:
      variables.DATABASE_URL === undefined
        ? undefined
        : { url: variables.DATABASE_URL, connections: Number(variables.DATABASE_CONNECTIONS) },
    publicUrl: withoutSlash(variables.PUBLIC_URL),
    product: variables.PRODUCT,
    languages: languagesIn(variables.LANGUAGES),
    apiHost: withoutSlash(variables.API_HOST),
    apiOrigins: variables.API_ORIGINS?.split(',') ?? [],
    firstAdmin: { email: variables.ADMIN_EMAIL ?? 'admin@example.com', password: variables.ADMIN_PASSWORD },
    demoContent: variables.DEMO_CONTENT === '1',
    timeZone: variables.TIME_ZONE,
    keep: {
      ...(variables.ENQUIRY_KEEP_DAYS !== undefined && { enquiries: Number(variables.ENQUIRY_KEEP_DAYS) }),
      ...(variables.PROFILE_KEEP_DAYS !== undefined && { profiles: Number(variables.PROFILE_KEEP_DAYS) }),
    },
    analyticsUrl: variables.ANALYTICS_URL,
    metricsToken: variables.METRICS_TOKEN,
    trustProxy: variables.TRUST_PROXY === '1',
    rateLimit: variables.RATE_LIMIT === 'on',
    admission: variables.ADMISSION,
    storybook: variables.STORYBOOK === '1',
    webhookPrivate: variables.WEBHOOK_PRIVATE === '1',
    cdn: cdnConfig(variables),
    linkCheck: variables.LINK_CHECK === 'weekly',
    security: securityConfig(variables),
    mail: mailConfig(variables),
    s3: s3Config(variables),
    singleSignOn: singleSignOnConfig(variables),
    traces: tracesConfig(variables),
    logFormat: variables.LOG_FORMAT,
  }
}
