import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { safetyWarnings } from '#server/config/safety-warnings.ts'

const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@example.com' }

/** The first word of each warning. */
const warningsOf = (variables: Readonly<Record<string, string>>, listensAt = 'http://127.0.0.1:3000') => {
  const config = readConfig(variables)
  return safetyWarnings(config, config.publicUrl ?? listensAt).map((warning) => warning.split(' ')[0])
}

const https = { PUBLIC_URL: 'https://sahilan.example', TRUST_PROXY: '1' }

const onPostgres = { DATABASE_URL: 'postgres://sahilan@127.0.0.1/sahilan' }
const objectStore = {
  S3_ENDPOINT: 'https://store.example',
  S3_BUCKET: 'sahilan',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

// Seen failing with a check of PUBLIC_URL alone, and with one of HOST alone.
test.each<[string, Readonly<Record<string, string>>, ReadonlyArray<string>]>([
  ['on this machine alone', mail, []],
  ['behind HTTPS', { ...mail, ...https }, []],
  ['behind HTTPS, in a container', { ...mail, ...https, HOST: '0.0.0.0' }, []],
  ['without mail', {}, ['No']],
  ['without mail, before another back end', { API_HOST: 'https://calls.example' }, []],
  [
    'with days to keep mails, before another back end',
    { API_HOST: 'https://calls.example', PROFILE_KEEP_DAYS: '90' },
    ['Nothing'],
  ],
  ['with days to keep mails', { ...mail, PROFILE_KEEP_DAYS: '90' }, []],
  ['open to the network', { ...mail, HOST: '::' }, ['Not']],
  ['open under a name without HTTPS', { ...mail, PUBLIC_URL: 'http://sahilan.example' }, ['Not']],
  ['behind HTTPS whose proxy is not trusted', { ...mail, ...https, TRUST_PROXY: '0' }, ['TRUST_PROXY']],
  ['on PostgreSQL without an object store', { ...mail, ...onPostgres }, ['No']],
  ['on PostgreSQL with an object store', { ...mail, ...onPostgres, ...objectStore }, []],
  ['open without limits', { ...mail, ...https, RATE_LIMIT: 'off' }, ['RATE_LIMIT']],
  ['without limits on this machine', { ...mail, RATE_LIMIT: 'off' }, []],
])('[O34] %s', (_, variables, warnings) => {
  expect(warningsOf(variables)).toEqual(warnings)
})
