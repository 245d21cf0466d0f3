import type { Translated } from '../translated.ts'

/** The labels of fields by content type. */
export const fields = {
  brand: {
    title: 'Title',
    image: 'Image',
    sector: 'Sector',
  },
  slider: {
    title: 'Title',
    image: 'Image',
    description: 'Description',
  },
  historySlide: {
    title: 'Title',
    image: 'Image',
    colour: 'Background colour',
    year: 'Year',
    description: 'Description',
  },
  newsArticle: {
    title: 'Title',
    image: 'Image',
    description: 'Description',
  },
  teamMember: {
    name: 'Name',
    designation: 'Designation',
    image: 'Image',
    description: 'Description',
  },
  portfolioItem: {
    title: 'Title',
    images: 'Images',
    pictureName: 'Company or partner',
  },
  career: {
    title: 'Title',
    company: 'Company',
    department: 'Department',
    location: 'Location',
    employmentType: 'Employment type',
    experience: 'Experience',
    closingDate: 'Closing date',
    description: 'Description',
  },
  homePage: {
    brandName: 'Brand name',
    legalName: 'Legal name',
    logo: 'Logo',
    logoOnDark: 'Logo on dark',
    copyright: 'Copyright',
    address: 'Address',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    hours: 'Hours',
    map: 'Map',
    statement: 'Statement',
    companiesTitle: 'Companies title',
    historyTitle: 'History title',
    newsTitle: 'News title',
    portfolioTitle: 'Portfolio title',
    enquiryTitle: 'Enquiry title',
    enquiryText: 'Enquiry text',
    facts: {
      value: 'Value',
      label: 'Label',
    },
    services: {
      title: 'Title',
      company: 'Company',
      picture: 'Picture',
      text: 'Text',
      points: 'Points',
    },
    social: {
      LinkedIn: 'LinkedIn',
      X: 'X',
      Instagram: 'Instagram',
      Facebook: 'Facebook',
      YouTube: 'YouTube',
    },
  },
} as const

export type FieldWords = Translated<typeof fields>
