import { RouterProvider } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { applicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import { enquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import { closest } from '#ui/boot/closest.ts'
import { helpMenu } from '#ui/boot/menu.ts'
import { markScrolled } from '#ui/boot/scrolled.ts'
import { pageReads, contentReads } from '#ui/page-reads.ts'
import { serverRouter } from '#ui/router.tsx'
import { pathIn } from '#ui/sample/site/sample-page.ts'
import { ApplicationPopup } from '#ui/site/career/application/application-popup.tsx'
import { appliedPosition } from '#ui/site/career/applied-position.ts'
import { EnquiryPopup } from '#ui/site/enquiry/enquiry-popup.tsx'
import { FormControllersContext } from '#ui/site/visitor-form/form-controllers.ts'
import type { FrameData } from '#ui/site/layout/frame/frame-data.ts'
import { frameOf } from '#ui/site/routes/root-route.tsx'
import { usePageLanguage } from '#ui/site/language/page-language-context.ts'
import type { PopupClick } from '#ui/site/visitor-form/form-popup.tsx'
import { TranslatedWords, type Words } from '#ui/words/words.ts'
import '#ui/sample/site/moving.ts'
import type { ProductStores } from './product-stores.ts'

// Once for all stories, like the boot script on a page.
markScrolled()
helpMenu()

const makeSite = (stores: ProductStores, address: string, page: PageLanguage, words: Partial<Words>) => {
  const read = pageReads(page, (lang) => contentReads((effect) => stores.runPromise(effect), lang))
  const router = serverRouter(pathIn(page, address), {
    publicUrl: 'https://sahilan.example',
    timeZone: 'Asia/Bahrain',
    today: new Date().toISOString().slice(0, 10),
    ...page,
    words,
    load: (_, reads) => reads(read),
  })
  const enquiries = enquiryFormController(stores, words.forms)
  const applications = applicationFormController(stores, words.forms)
  const controllers = { enquiry: async () => enquiries, application: async () => applications }
  return { router, enquiries, applications, controllers }
}

/** The popup that was opened last, with the texts of the page that opened it. */
interface OpenedPopup {
  readonly enquiry?: PopupClick
  readonly application?: PopupClick
  readonly words: FrameData['enquiry']
}

/** The site as it is after hydration. */
export function SiteDocument({ stores, address }: { stores: ProductStores; address: string }) {
  const page = usePageLanguage()
  const catalogues = use(TranslatedWords)
  // Opens at the first address; its router navigates to later ones.
  const [{ router, enquiries, applications, controllers }] = useState(() =>
    makeSite(stores, address, page, catalogues),
  )
  const [popup, setPopup] = useState<OpenedPopup>({ words: {} })
  useEffect(() => {
    const path = pathIn(page, address)
    if (router.latestLocation.href !== path) void router.navigate({ href: path })
  }, [router, address, page])
  useEffect(() => router.subscribe('onRendered', () => scrollTo({ top: 0, behavior: 'instant' })), [router])
  useEffect(() => {
    const openPopup = (event: MouseEvent) => {
      const opener = closest(event.target, '[data-enquire], [data-apply]')
      if (!(opener instanceof HTMLElement)) return
      event.preventDefault()
      opener.closest('dialog')?.close()
      const position = appliedPosition(opener)
      const words = frameOf(router.state.matches)?.enquiry ?? {}
      setPopup(
        position === undefined
          ? { words, enquiry: { opener } }
          : { words, application: { opener, position } },
      )
    }
    document.addEventListener('click', openPopup)
    return () => document.removeEventListener('click', openPopup)
  }, [router])
  const { words, enquiry, application } = popup
  return (
    <FormControllersContext value={controllers}>
      <RouterProvider router={router} />
      <EnquiryPopup controller={enquiries} words={words} click={enquiry} />
      <ApplicationPopup controller={applications} picture={words.picture} click={application} />
    </FormControllersContext>
  )
}
