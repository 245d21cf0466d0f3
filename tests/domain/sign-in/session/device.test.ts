import { describe, expect, it } from 'vitest'
import { deviceOf, deviceText } from '#domain/sign-in/session/device.ts'

const likeGecko = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const likeWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

const sent = [
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${likeGecko} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 15) ${likeGecko} Chrome/142.0 Mobile Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541) ${likeGecko} Chrome/142.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${likeGecko} Chrome/142.0 Safari/537.36 Edg/142.0`],
  [
    'Opera on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${likeGecko} Chrome/142 Safari/537 OPR/125`,
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 14) ${likeGecko} SamsungBrowser/28.0 Chrome/130`,
  ],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${likeWebKit} Version/18.1 Safari/605.1`,
  ],
  ['Safari on iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${likeWebKit} Safari/604.1`],
  ['Firefox on iPad', `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${likeWebKit} FxiOS/145.0 Safari/605`],
  ['A browser on Windows', 'Something else (Windows)'],
  ['Firefox', 'Firefox/145.0'],
  ['Unknown device', 'curl/8.1'],
  ['Unknown device', ''],
] as const

describe('deviceOf', () => {
  it.each(sent)('reads “%s”', (words, userAgent) => {
    expect(deviceText(deviceOf(userAgent))).toBe(words)
  })
})
