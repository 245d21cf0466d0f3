import { DocPage } from '../pages/doc-page.tsx'
import { PageSection } from '../pages/page-section.tsx'
import * as styles from '../pages/pages.css.ts'
import { productAddressOf } from './product-address.ts'
import { ScreenPicture } from './screen-picture.tsx'
import { looksOf, screens, type Look } from './screens.ts'

const names: Readonly<Record<Look, string>> = { light: 'light', dark: 'dark', arabic: 'Arabic' }

/** Every screen on desk and phone, light, dark and in Arabic. */
export function GalleryPage() {
  return (
    <DocPage
      title="Gallery"
      lead="Every screen on a desk and on a phone, light, dark and in Arabic. The site is always light. A picture leads to the living story."
    >
      {screens.map((screen) => (
        <PageSection key={screen.story} title={screen.name}>
          <p>
            <a href={productAddressOf(screen.address)} target="_top" className={styles.link}>
              {screen.name} in the product
            </a>
          </p>
          {(['desk', 'phone'] as const).map((width) => (
            <div key={width} className={width === 'desk' ? styles.cards : styles.phones}>
              {looksOf(screen).map((look) => (
                <ScreenPicture
                  key={look}
                  screen={screen}
                  width={width}
                  look={look}
                  note={`${width}, ${names[look]}`}
                />
              ))}
            </div>
          ))}
        </PageSection>
      ))}
    </DocPage>
  )
}
