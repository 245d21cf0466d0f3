import { classNames } from '#ui/design/style/class-names.ts'
import { useSiteWords } from '#ui/words/site/use-site-words.ts'
import { PageHead } from '../layout/page-head/page-head.tsx'
import { EnquiryBand } from '../layout/sections/enquiry-band/enquiry-band.tsx'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { section, wrap } from '../layout/width.css.ts'
import { useLangOf } from '../language/use-lang-of.ts'
import { ServiceView } from './service-view.tsx'
import { serviceId, type ServicesData } from './services-data.ts'

interface ServicesPageProps {
  frame: FrameData
  services: ServicesData
}

/** The services page: what the group does, and which company does it (P4). */
export function ServicesPage({ frame, services: details }: ServicesPageProps) {
  const { head, companiesTitle, services } = details
  const { places } = useSiteWords()
  const langOf = useLangOf()
  return (
    <>
      <PageHead
        own={head}
        title={places.services}
        lead={companiesTitle}
        {...langOf(details, 'companiesTitle')}
        picture={head?.picture}
      />
      {services.length > 0 && (
        <div className={classNames(section, wrap)}>
          {services.map((service, at) => (
            // Titles may be equal, and the order is fixed.
            <ServiceView key={at} id={serviceId(at)} service={service} first={at === 0} />
          ))}
        </div>
      )}
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
