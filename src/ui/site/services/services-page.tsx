import { classNames } from '#ui/design/style/class-names.ts'
import { PageHead } from '../layout/page-head/page-head.tsx'
import { EnquiryBand } from '../layout/enquiry-band/enquiry-band.tsx'
import type { FrameData } from '../layout/frame-data.ts'
import { section, wrap } from '../layout/width.css.ts'
import { ServiceView } from './service-view.tsx'
import { serviceId, type ServicesData } from './services-data.ts'

export interface ServicesPageProps {
  frame: FrameData
  services: ServicesData
}

/** What the group does, and which of its companies does it (P4). */
export function ServicesPage({ frame, services: { companiesTitle, services } }: ServicesPageProps) {
  return (
    <>
      <PageHead title="Our services" lead={companiesTitle} />
      {services.length > 0 && (
        <div className={classNames(section, wrap)}>
          {services.map((service, at) => (
            // Two services may have the same title, and none ever moves.
            <ServiceView key={at} id={serviceId(at)} {...service} first={at === 0} />
          ))}
        </div>
      )}
      <EnquiryBand {...frame.enquiry} />
    </>
  )
}
