import { describe, expect, test } from 'vitest'
import { languagesIn } from '#domain/language/language.ts'
import { readConfig } from '#server/config/config.ts'

describe('without any variable', () => {
  test('the defaults apply', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      sharedData: false,
      processes: 1,
      stopNotice: 500,
      publicUrl: undefined,
      product: 'group',
      languages: languagesIn('en,ar'),
      apiHost: undefined,
      firstAdmin: { email: 'admin@example.com', password: undefined },
      demoContent: true,
      timeZone: 'Asia/Bahrain',
      keep: {},
      analyticsUrl: undefined,
      metricsToken: undefined,
      trustProxy: false,
      rateLimit: true,
      admission: 'fixed',
      apiOrigins: [],
      webhookPrivate: false,
      linkCheck: false,
      storybook: false,
      logFormat: 'text',
      mail: undefined,
    })
  })
})

test('[C49] reads every variable; an empty one counts as unset', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/data',
    PUBLIC_URL: 'https://sahilan.example/',
    PRODUCT: 'holding',
    LANGUAGES: 'ar,en',
    API_HOST: 'https://api.example',
    ADMIN_EMAIL: 'me@example.com',
    ADMIN_PASSWORD: 'twelve letters and more',
    DEMO_CONTENT: '0',
    TIME_ZONE: 'UTC',
    ENQUIRY_KEEP_DAYS: '90',
    PROFILE_KEEP_DAYS: '365',
    ANALYTICS_URL: 'https://count.example/view',
    TRUST_PROXY: '1',
    RATE_LIMIT: 'off',
    STORYBOOK: '',
    DATABASE_URL: '',
  })
  expect(config).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/srv/data',
    publicUrl: 'https://sahilan.example',
    product: 'holding',
    languages: languagesIn('ar,en'),
    apiHost: 'https://api.example',
    firstAdmin: { email: 'me@example.com', password: 'twelve letters and more' },
    demoContent: false,
    timeZone: 'UTC',
    keep: { enquiries: 90, profiles: 365 },
    trustProxy: true,
    rateLimit: false,
    storybook: false,
  })
})

test.each([
  ['PORT', '70000', 'PORT: write a port from 0 to 65535.'],
  ['PORT', 'http', 'PORT: write a port from 0 to 65535.'],
  ['SHARED_DATA', 'yes', 'SHARED_DATA: write 0 or 1.'],
  ['PROCESSES', '0', 'PROCESSES: write a number from 1 to 64.'],
  ['PROCESSES', 'all', 'PROCESSES: write a number from 1 to 64.'],
  ['PUBLIC_URL', 'sahilan.example', 'PUBLIC_URL: write it as https://host or http://host:port.'],
  ['PUBLIC_URL', 'https://sahilan.example/site', 'PUBLIC_URL: write it as https://host or http://host:port.'],
  [
    'PUBLIC_URL',
    'https://sahilan.example:443000',
    'PUBLIC_URL: write it as https://host or http://host:port.',
  ],
  ['PRODUCT', 'a/b', 'PRODUCT: write letters, digits, - and _ only.'],
  ['LANGUAGES', 'en,,ar', 'LANGUAGES: write a tag before and after each comma, such as en,ar.'],
  ['API_HOST', 'ftp://api.example', 'API_HOST: write it as https://host or http://host:port.'],
  ['API_HOST', 'https://api example', 'API_HOST: write it as https://host or http://host:port.'],
  ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL: write an e-mail address.'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD: write 12 to 128 characters.'],
  ['DEMO_CONTENT', 'yes', 'DEMO_CONTENT: write 1 or 0.'],
  ['TIME_ZONE', 'Mars/Olympus', 'TIME_ZONE: write a time zone such as Asia/Bahrain.'],
  ['ENQUIRY_KEEP_DAYS', '0', 'ENQUIRY_KEEP_DAYS: write a number of days from 1 to 99999.'],
  ['PROFILE_KEEP_DAYS', '1.5', 'PROFILE_KEEP_DAYS: write a number of days from 1 to 99999.'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY: write 0 or 1.'],
  ['RATE_LIMIT', 'maybe', 'RATE_LIMIT: write on or off.'],
  ['STORYBOOK', '2', 'STORYBOOK: write 0 or 1.'],
  ['ADMISSION', 'off', 'ADMISSION: write fixed or learned.'],
  ['ANALYTICS_URL', 'https://:443', 'ANALYTICS_URL: write a web address.'],
  ['ANALYTICS_URL', 'x', 'ANALYTICS_URL: write a web address.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: write it as postgres://user:password@host:5432/database.'],
  [
    'DATABASE_URL',
    'postgres://a:b:c',
    'DATABASE_URL: write it as postgres://user:password@host:5432/database.',
  ],
  ['DATABASE_CONNECTIONS', '1', 'DATABASE_CONNECTIONS: write a number from 2 to 999.'],
  ['S3_ENDPOINT', 's3.example', 'S3_ENDPOINT: write it as https://host, without the bucket.'],
  ['S3_ENDPOINT', 'https://s3.example', 'S3_BUCKET: set it too; the file store needs it.'],
  ['S3_SECRET_ACCESS_KEY', 'x', 'S3_ENDPOINT: set it too; the file store needs it.'],
  ['OIDC_ISSUER', 'https://login.example', 'OIDC_CLIENT_ID: set it too; single sign-on needs it.'],
  ['OIDC_LABEL', 'Sahilan account', 'OIDC_ISSUER: set it too; single sign-on needs it.'],
  ['PASSWORD_SIGN_IN', 'way-back', 'OIDC_ISSUER: set it too; single sign-on needs it.'],
  ['PASSWORD_SIGN_IN', 'off', 'PASSWORD_SIGN_IN: write on or way-back.'],
  [
    'OIDC_ISSUER',
    'http://login.example',
    'OIDC_ISSUER: write it as https://host, as the provider names itself.',
  ],
  ['OIDC_SCOPES', 'profile email', 'OIDC_SCOPES: write openid and what else is needed.'],
  ['OIDC_ROLES', 'Boss=all', 'OIDC_ROLES: write roles and groups as Admin=web-admins,CXTeam=editors,Hr=hr.'],
  ['S3_BUCKET', 'a/b', 'S3_BUCKET: write the name of a bucket: small letters, digits, dots and dashes.'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'OTEL_EXPORTER_OTLP_ENDPOINT: write it as http://host:4318.',
  ],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret', 'OTEL_EXPORTER_OTLP_HEADERS: write it as name=value,name=value.'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=50%', 'OTEL_EXPORTER_OTLP_HEADERS: write it as name=value,name=value.'],
  ['CDN_TTL', '5m', 'CDN_TTL: write seconds from 0 to 86400.'],
  ['CDN_TTL', '86401', 'CDN_TTL: write seconds from 0 to 86400.'],
  ['CDN_PURGE_KIND', 'akamai', 'CDN_PURGE_KIND: write cloudflare or fastly.'],
  ['CDN_PURGE_KIND', 'fastly', 'CDN_PURGE_URL: set it too; the purge of the CDN needs it.'],
  ['CDN_PURGE_URL', 'api.example/purge', 'CDN_PURGE_URL: write it as https://host/path.'],
  [
    'CDN_PURGE_URL',
    'https://api.example/purge',
    'CDN_PURGE_TOKEN: set it too; the purge of the CDN needs it.',
  ],
  ['LOG_FORMAT', 'xml', 'LOG_FORMAT: write text or json.'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL: write it as smtps://user:password@host or smtp://host:port.'],
  ['SMTP_URL', 'smtp://mail.example', 'MAIL_FROM: set it too; mails need a sender.'],
  ['MAIL_FROM', 'Sahilan', 'MAIL_FROM: write an e-mail address, or Name <address>.'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example', 'MAIL_FROM: write an e-mail address, or Name <address>.'],
  ['ENQUIRY_MAIL_TO', 'a@b.example, c@d.example', 'ENQUIRY_MAIL_TO: write one e-mail address.'],
  ['ENQUIRY_MAIL_TO', 'a@b.example', 'SMTP_URL: set it too; without it nothing is mailed.'],
  ['PROFILE_MAIL_TO', 'people', 'PROFILE_MAIL_TO: write one e-mail address.'],
  ['MAIL_RECEIPTS', 'yes', 'MAIL_RECEIPTS: write 0 or 1.'],
  ['MAIL_RECEIPTS', '1', 'SMTP_URL: set it too; without it nothing is mailed.'],
  ['MAIL_REPLY_TO', 'replies', 'MAIL_REPLY_TO: write one e-mail address.'],
  ...[
    'mail.example',
    'imaps://mail.example/INBOX',
    'imaps://user:password@mail.example',
    'imap://user:password@mail.example/INBOX',
    'imap://user:password@localhost.example/INBOX',
    'imap://user@localhost:password@mail.example/INBOX',
    'imaps://user:100%@mail.example/INBOX',
    'imaps://user:%FF@mail.example/INBOX',
    'pop3s://user:password@mail.example/INBOX',
  ].map((url) => ['IMAP_URL', url, 'IMAP_URL: write it as imaps://user:password@host/INBOX.']),
])('%s=%s stops the start with a message that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test('names all invalid variables at once', () => {
  expect(() => readConfig({ PORT: 'x', RATE_LIMIT: 'x' })).toThrow(
    'PORT: write a port from 0 to 65535.\nRATE_LIMIT: write on or off.',
  )
})

test('reads the bucket, and refuses incomplete settings', () => {
  const variables = { S3_BUCKET: 'site', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const s3 = { bucket: 'site', accessKeyId: 'id', secretAccessKey: 'secret' }
  const endpoint = 'https://s3.example'
  expect(readConfig({ ...variables, S3_ENDPOINT: `${endpoint}/` }).s3).toEqual({
    ...s3,
    endpoint,
    region: 'us-east-1',
  })
  expect(readConfig({ ...variables, S3_ENDPOINT: endpoint, S3_REGION: 'me-south-1' }).s3).toMatchObject({
    region: 'me-south-1',
  })
  expect(readConfig({ ...variables, S3_ENDPOINT: endpoint, S3_SESSION_TOKEN: 'token' }).s3).toMatchObject({
    sessionToken: 'token',
  })
})

test('reads the collector of traces', () => {
  expect(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, x-team=site',
    }).traces,
  ).toEqual({ endpoint: 'http://collector:4318', headers: { authorization: 'Bearer x', 'x-team': 'site' } })
})

test('reads mail server, sender and recipients', () => {
  const variables = { SMTP_URL: 'smtps://user:p%40ss@mail.example', ENQUIRY_MAIL_TO: 'team@sahilan.example' }
  expect(readConfig({ ...variables, MAIL_FROM: '"Sahilan Group" <site@sahilan.example>' }).mail).toEqual({
    smtpUrl: variables.SMTP_URL,
    from: { name: 'Sahilan Group', address: 'site@sahilan.example' },
    staff: { enquiries: 'team@sahilan.example' },
    receipts: false,
  })
  expect(
    readConfig({ ...variables, MAIL_FROM: 'site@sahilan.example', MAIL_RECEIPTS: '1' }).mail,
  ).toMatchObject({ from: { name: '', address: 'site@sahilan.example' }, receipts: true })
})

test('[O18] reads the settings of single sign-on, which belong together', () => {
  const needed = {
    OIDC_ISSUER: 'https://login.example/realm',
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ROLES: 'Admin=web-admins,Hr=hr',
  }
  expect(readConfig(needed).singleSignOn).toEqual({
    issuer: 'https://login.example/realm',
    clientId: 'site',
    clientSecret: 'secret',
    roles: [
      { role: 'Admin', group: 'web-admins' },
      { role: 'Hr', group: 'hr' },
    ],
    groupsClaim: 'groups',
    label: 'login.example',
    scopes: 'openid profile email',
    passwordSignIn: 'on',
  })
  for (const name of Object.keys(needed))
    expect(() => readConfig({ ...needed, [name]: '' })).toThrow(
      `${name}: set it too; single sign-on needs it.`,
    )
  expect(() => readConfig({ ...needed, API_HOST: 'https://api.example' })).toThrow(
    'OIDC_ISSUER: leave it out',
  )
  expect(readConfig({}).singleSignOn).toBeUndefined()
})
