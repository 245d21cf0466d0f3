import { fullNameFieldOf, fullNameOf } from '#domain/settings/site-name.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import { onNavy } from '#ui/design/style/on-navy.css.ts'
import { visuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.css.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import type { SiteDetails } from '../../layout/frame/frame-data.ts'
import { useFallbackOf } from '../../language/use-lang-of.ts'
import * as styles from './hero.css.ts'
import type { HomeData } from '../home-data.ts'
import { SlideBar } from './slide-bar.tsx'
import { SlideView } from './slide-view.tsx'

interface HeroProps extends Pick<HomeData, 'slides' | 'offersServices'> {
  site: SiteDetails
}

/**
 * The slides of the home page, and tabs if there are several. React renders it once; the boot script finds it by `data-slider`
 * and alone changes slides, before and after hydration.
 */
export function Hero({ site, slides, offersServices }: HeroProps) {
  const { home } = useSiteWords()
  const fallbackOf = useFallbackOf()
  const several = slides.length > 1
  return (
    <section data-slider="" className={classNames(styles.hero, onNavy)}>
      <h1 {...fallbackOf(site, fullNameFieldOf(site))} className={visuallyHidden}>
        {fullNameOf(site) || home}
      </h1>
      <div className={styles.slides}>
        {slides.map((slide, at) => (
          <SlideView
            key={slide.id}
            slide={slide}
            first={at === 0}
            several={several}
            offersServices={offersServices}
          />
        ))}
      </div>
      {several && <SlideBar slides={slides} />}
    </section>
  )
}
