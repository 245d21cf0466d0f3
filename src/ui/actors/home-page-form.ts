import type { HomePage } from '#domain/home-page.ts'
import type { Form, PictureValue } from '#domain/machines/pending-pictures.ts'

/** The editor's values: the details, and beside them their pictures as they were chosen. */
export interface HomePageForm {
  readonly details: HomePage & { readonly version?: number }
  readonly logo: PictureValue
  readonly logoOnDark: PictureValue
  /** One for each service, in their order; empty where a service has none. */
  readonly serviceImages: ReadonlyArray<PictureValue>
}

/** The fields of the form whose files are uploaded first. */
export const homePagePictures = ['logo', 'logoOnDark', 'serviceImages'] as const satisfies ReadonlyArray<
  keyof HomePageForm
>

/** The same once every file is stored. */
interface StoredForm extends Pick<HomePageForm, 'details'> {
  readonly logo: string
  readonly logoOnDark: string
  readonly serviceImages: ReadonlyArray<string>
}

/** The details with the addresses of their pictures in their places. */
export const homePageOf = (form: Form): HomePageForm['details'] => {
  // The save machine hands over the editor's form with an address for every file.
  const { details, serviceImages, ...logos } = form as Form & StoredForm
  const { site, services = [] } = details
  return {
    ...details,
    site: { ...site, logo: logos.logo, logoOnDark: logos.logoOnDark },
    services: services.map((service, index) => ({ ...service, image: serviceImages[index] ?? '' })),
  }
}
