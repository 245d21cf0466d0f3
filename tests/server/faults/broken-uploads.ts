import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { blobFolder } from '#server/config/data-folder.ts'
import { picture } from '#tests/support/files.ts'
import { none, some, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import { addPosition, mailsOf, resumeOf } from './support/visitors.ts'

const boundary = 'the-end-of-a-part'

const part = (name: string, content: string | Uint8Array, file?: string) => [
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n`,
  ),
  Buffer.from(content),
  Buffer.from('\r\n'),
]

const request = (path: string, headers: string, parts: ReadonlyArray<ReadonlyArray<Buffer>>) => {
  const body = Buffer.concat([...parts.flat(), Buffer.from(`--${boundary}--\r\n`)])
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n${headers}\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

/** Sends some of the bytes and resets the connection. */
const breakOff = (port: number, bytes: Buffer) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).on('close', () => resolve())
    socket.write(bytes, () => socket.resetAndDestroy())
  })

/** Cuts off uploads at random places. */
export const brokenUploads = async ({ cuts }: { readonly cuts: number }): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  try {
    const admin = await server.admin()
    const careerId = await addPosition(admin)
    const texts = { email: 'a@example.com', location: 'Bahrain', message: 'x' }
    const fields = (names: Readonly<Record<string, string>>) =>
      Object.entries({ ...texts, ...names }).map(([name, value]) => part(name, value))
    const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
    const session = `cookie: ${cookie}\r\nx-xsrf-token: ${admin.cookies.get('XSRF-TOKEN')}\r\n`
    const resume = part('resume', resumeOf('broken'), 'cv.pdf')
    const whole = [
      request('/api/group/uploads3', session, [part('file', await picture(900, 600), 'p.jpg')]),
      request('/api/group/profile_mail', '', [
        ...fields({ fname: 'A', lname: 'B', number: '17000000', career_id: careerId }),
        resume,
      ]),
      request(`/career?apply=${careerId}`, '', [
        ...fields({ firstName: 'A', lastName: 'B', phone: '17000000', careerId }),
        resume,
      ]),
    ]
    const port = Number(new URL(server.site).port)
    for (let cut = 0; cut < cuts; cut += whole.length)
      // A form is complete with its closing boundary, which ends two bytes before the body.
      await Promise.all(
        whole.map((bytes) => breakOff(port, bytes.subarray(0, randomInt(1, bytes.length - 2)))),
      )

    // The clean-up may still be running.
    let aside: ReadonlyArray<string> = []
    for (let tries = 0; tries < 100; tries++) {
      aside = await readdir(server.aside)
      if (aside.length === 0) break
      await pause(50)
    }
    const files = (await readdir(blobFolder(server.dataDir), { recursive: true }).catch(() => [])).filter(
      (name) => /\.\w+$/.test(name) && name !== '.making',
    )
    const mails = await mailsOf(admin, '/profile_mail_list')
    const { status } = await server.visitor().page('/healthz')
    return [
      some('uploads that were cut off', cuts),
      none('applications that are visible', mails.length),
      none('files left behind in the store', files.length),
      none('files left behind in the temporary folder', aside.length),
      none('servers that crashed', status === 200 ? 0 : 1),
    ]
  } finally {
    await server.stop()
  }
}
