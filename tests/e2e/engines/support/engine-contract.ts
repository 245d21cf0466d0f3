import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, pageLanguageOf } from '#domain/language/page-language.ts'
import { picture } from '#tests/support/files.ts'
import { publicPages } from '#tests/support/public-pages.ts'
import { resume } from '../../support/career.ts'
import { complete } from '../../support/enquiry.ts'
import { mailsIn } from '../../support/inbox.ts'
import { adminEmail, adminPassword } from '../../support/people.ts'
import { startProduct } from '../../support/product.ts'
import type { Product } from '../../support/start-on-copy.ts'
import type { Engine } from './engine.ts'

const languages = 'en,ar'

const widths = [360, 1_440] as const

/** Runs in the page, so it uses nothing from outside. */
const faultsOfPage = async () => {
  await document.fonts.ready
  const { scrollWidth, clientWidth } = document.documentElement
  const broken = [...document.images].filter(
    (image) => image.checkVisibility() && image.complete && image.naturalWidth === 0,
  )
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility())
  return [
    ...(scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth}`] : []),
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
    ...broken.map(({ src }) => `does not show ${src}`),
  ]
}

/** Tests the product in an engine, in both languages. */
export const engineContract = (name: string, launch: () => Promise<Engine>) => {
  describe.each(languages.split(','))(`${name} in %s`, (tag) => {
    let product: Product
    let engine: Engine
    beforeAll(async () => {
      engine = await launch()
      product = await startProduct({ LANGUAGES: languages })
    })
    afterAll(async () => {
      await engine?.close()
      await product?.stop()
    })
    afterEach(async () => {
      expect(await engine.messages()).toEqual([])
    })

    const open = (path: string) => engine.open(product.url + path)
    const visit = (path: string) => open(addressOf(pageLanguageOf(tag, languages), path))
    /** What is wrong with the open page at each width. */
    const faultsAt = async (path: string) => {
      const faults: string[] = []
      for (const width of widths) {
        await engine.resize(width, 900)
        for (const fault of await engine.run(faultsOfPage)) faults.push(`${path} at ${width} ${fault}`)
      }
      return faults
    }
    const fill = async (form: string, lastName: string) => {
      for (const [field, text] of Object.entries({ ...complete, lastName }))
        await engine.type(`${form} [name=${field}]`, text)
      await engine.choose(`${form} [name=location]`, 'Bahrain')
    }
    const mails = async (kind: 'enquiry' | 'profile', lastName: string) =>
      (await mailsIn(product.url, kind, lastName)).length

    test('[S27] every public page shows its pictures and does not scroll sideways', async () => {
      const faults: string[] = []
      for (const path of Object.values(publicPages)) {
        await visit(path)
        faults.push(...(await faultsAt(path)))
      }
      expect(faults).toEqual([])
    })

    test('[S27] an enquiry is sent from the popup and from the page', async () => {
      const forms = { Popup: '[role=dialog] form', Page: 'main form[data-saved-form]' }
      await visit('/about')
      await engine.click('header [data-enquire]')
      for (const [lastName, form] of Object.entries(forms)) {
        await fill(form, lastName)
        await engine.click(`${form} label:has([name=type][value=Business])`)
        expect(await faultsAt(lastName)).toEqual([])
        await engine.click(`${form} [type=submit]`)
        await expect.poll(() => mails('enquiry', lastName)).toBe(1)
        await visit('/contact')
      }
    })

    test('[S27] an application is sent with its résumé', async () => {
      const { name: fileName, buffer } = resume()
      const file = join(product.dataDir, fileName)
      await writeFile(file, buffer)
      await visit('/career')
      await engine.click('[data-apply]')
      const form = '[role=dialog] form'
      await fill(form, 'Applicant')
      await engine.upload(`${form} [name=resume]`, file)
      await engine.click(`${form} [type=submit]`)
      await expect.poll(() => mails('profile', 'Applicant')).toBe(1)
    })

    test('[S27] staff sign in, publish an article with a picture and read the inbox', async () => {
      const file = join(product.dataDir, 'berth.jpg')
      await writeFile(file, await picture())
      await engine.resize(1_440, 900)
      await open('/admin')
      if (tag !== 'en') await engine.click(`button[lang=${tag}]`)
      // A choice reloads the page.
      await engine.type(`html[lang=${tag}] [name=email]`, adminEmail)
      await engine.type('[name=password]', adminPassword)
      await engine.click('[type=submit]')
      await engine.click('a[href="/admin/NewsList"]')
      await engine.see('tbody tr')
      expect(await faultsAt('/admin/NewsList')).toEqual([])
      await open('/admin/AddNews')
      await engine.type('[name=title]', 'Of another engine')
      await engine.upload('input[type=file]', file)
      await engine.type('[contenteditable=true]', 'It berthed.')
      expect(await faultsAt('/admin/AddNews')).toEqual([])
      await engine.click('main [type=submit]')
      await engine.see('tr[aria-current=true]')
      await open('/admin/enquirymails')
      await engine.see('main article')
      expect(await faultsAt('/admin/enquirymails')).toEqual([])
    })
  })
}
