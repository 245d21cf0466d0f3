import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findingsInThemes } from '../../support/axe.ts'
import { heading } from '../admin-staff.ts'
import { paste, publish, text, withArticles } from './articles.ts'

const staff = withArticles()

const pasted = (program: string) => readFileSync(`tests/support/pasted/${program}.html`, 'utf8')

describe('[R7] a paste', () => {
  test('from Word keeps headings, lists, links and strong, and says what was left out', async () => {
    const { id } = await staff.add({ Description: 'Start' })
    const page = await staff.edit(id)
    await text(page).click()
    await page.keyboard.press('Control+a')
    await paste(page, { html: pasted('word'), text: 'ignored' })
    await page.getByText('Left out: 1 picture').waitFor()
    expect(
      await text(page)
        .locator('> *')
        .evaluateAll((all) => all.map(({ localName }) => localName)),
    ).toEqual(['h2', 'p', 'h2', 'ul', 'ol', 'h3', 'blockquote', 'p', 'p', 'p'])
    expect(await findingsInThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo paste' }).click()
    expect(await text(page).innerText()).toBe('Start')
  })

  test('with a picture stores it, and the save waits for it', async () => {
    const { id } = await staff.add({ Description: 'Start' })
    const page = await staff.edit(id)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/uploads3', async (route) => {
      await released
      await route.continue()
    })
    await text(page).click()
    await page.keyboard.press('Control+End')
    const png = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      return canvas.toDataURL('image/png')
    })
    const inCapitals = png.replace('data:image/png;base64', 'DATA:IMAGE/PNG;BASE64')
    await paste(page, {
      html: `<img src="${inCapitals}" alt="In capitals"><p>A crane</p><img src="${png}" alt="A crane over the quay">`,
    })
    await expect.poll(() => text(page).locator('figure').count()).toBe(2)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    expect((await staff.stored(id)).version).toBe(1)
    release()
    await heading(page, 'News').waitFor()
    const { body } = await staff.stored(id)
    const address = expect.stringMatching(/^\/media\//u)
    expect(body?.blocks.filter(({ type }) => type === 'picture')).toEqual([
      { type: 'picture', address, alt: 'In capitals' },
      { type: 'picture', address, alt: 'A crane over the quay' },
    ])
    expect(JSON.stringify(body)).not.toMatch(/data:/iu)
  })

  test('of plain text starts a paragraph at an empty line', async () => {
    const { id } = await staff.add({ Description: 'Start' })
    const page = await staff.edit(id)
    await text(page).click()
    await page.keyboard.press('Control+a')
    await paste(page, { text: 'one\ntwo\n\nthree' })
    await publish(page)
    const { Description, body } = await staff.stored(id)
    expect([Description, body]).toEqual(['one\ntwo\n\nthree', undefined])
  })
})

test('[R8] pasted markup runs nothing, and only the policy of the editor exists', async () => {
  const { id } = await staff.add({ Description: 'Start' })
  const page = await staff.edit(id)
  const response = await page.request.get(`/admin/EditNews/${id}`)
  const header = response.headers()['content-security-policy']
  expect(header).toContain("require-trusted-types-for 'script'; trusted-types rich-text-paste")
  await text(page).click()
  const alerting = 'window.ran = true'
  await paste(page, {
    html:
      `<p onclick="${alerting}">Kept</p><script>${alerting}</script><img src="x" onerror="${alerting}">` +
      `<a href="javascript:${alerting}">link</a><svg onload="${alerting}"><script>${alerting}</script></svg>` +
      `<iframe srcdoc="<script>parent.ran = true</script>"></iframe>`,
  })
  await page.getByText('Left out: 1 picture').waitFor()
  await text(page).getByText('Kept').click()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(await text(page).locator('a, script, svg, iframe, img, [onclick]').count()).toBe(0)
  const failure = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, policy: object) => unknown }
    }
    return ['rich-text-paste', 'another'].map((name) => {
      try {
        trustedTypes.createPolicy(name, {})
        return 'made'
      } catch {
        return 'refused'
      }
    })
  })
  expect(failure).toEqual(['refused', 'refused'])
  staff.expectMessage('Trusted')
  // The browser names what it has blocked while it read.
  staff.expectMessage('Executing inline event handler')
})
