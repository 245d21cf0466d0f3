import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, one = '']) => one)

// Seen failing with an example that took IPv4 alone.
test('nginx listens on IPv4 and IPv6', () => {
  const example = read('deploy/nginx.conf')
  const ports = found(example, /^ +listen (\d.*);$/gm)
  expect(ports.length).toBeGreaterThan(0)
  expect(found(example, /^ +listen \[::\]:(\d.*);$/gm)).toEqual(ports)
})

// Seen failing with the usual log, which has the query and the page of before.
test.each(['deploy/nginx.conf', 'deploy/nginx-cache.conf'])('[S5] %s logs no query', (file) => {
  const example = read(file)
  const [format = ''] = found(example, /^log_format sahilan\w* ([^;]+);/gm)
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|arg_\w+|http_referer)\b/)
  const logs = found(example, /^ {4}access_log (.+);$/gm)
  expect(logs).toHaveLength(found(example, /^(server) \{$/gm).length)
  expect(logs.filter((log) => log !== 'off' && !/ sahilan\w*$/.test(log))).toEqual([])
})

// Seen failing without them: behind a CDN all visitors would share the limits of one.
test.each(['deploy/nginx.conf', 'deploy/nginx-cache.conf'])('%s can take visitors from a CDN', (file) => {
  expect(found(read(file), /^ {4}# (set_real_ip_from|real_ip_\w+) \S.*;$/gm)).toEqual([
    'set_real_ip_from',
    'real_ip_header',
    'real_ip_recursive',
  ])
})

/** Runs a tool of the system; `undefined` if it is not installed. */
const run = (tool: string, ...args: ReadonlyArray<string>) => {
  const { error, status, stderr } = spawnSync(tool, args, { encoding: 'utf8' })
  return error === undefined ? { status, stderr } : undefined
}

// Seen failing with an unknown directive.
test('nginx accepts the example', ({ skip }) => {
  if (run('nginx', '-v') === undefined) skip('nginx is not installed (`apt-get install nginx-light`)')
  const folder = mkdtempSync(join(tmpdir(), 'sahilan-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const made = run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=site.example',
    '-keyout',
    key,
    '-out',
    certificate,
  )
  if (made === undefined) skip('openssl is not installed (`apt-get install openssl`)')
  const example = read('deploy/nginx.conf')
    .replaceAll('/etc/ssl/site.example', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/# (?=set_real_ip_from|real_ip_)/g, '')
  const main = join(folder, 'main.conf')
  writeFileSync(
    main,
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${example}}\n`,
  )
  expect(run('nginx', '-t', '-c', main)).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('test is successful'),
  })
})
