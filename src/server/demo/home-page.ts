import type { HomePage } from '#domain/home-page/home-page.ts'

/** The home page's details of the fictional group. */
export const demoHomePage: HomePage = {
  site: {
    brandName: 'Sahilan',
    brandNameAr: 'ساحلان',
    legalName: 'Sahilan Group Holding',
    logo: 'logo',
    logoOnDark: 'logo-white',
    copyright: '© 2025 Sahilan Group Holding. All rights reserved.',
    contact: {
      address: 'Quay House, Block 346, Manama, Kingdom of Bahrain',
      phone: '+973 1700 0158',
      email: 'hello@sahilan.example',
      whatsapp: '+973 3300 0158',
      hours: 'Sunday to Thursday, 8:00 to 16:30',
      map: 'https://www.openstreetmap.org/?mlat=26.2361&mlon=50.5831#map=16/26.2361/50.5831',
    },
    social: {
      LinkedIn: 'https://linkedin.example/sahilan',
      X: 'https://x.example/sahilan',
      Instagram: 'https://instagram.example/sahilan',
      Facebook: 'https://facebook.example/sahilan',
      YouTube: 'https://youtube.example/sahilan',
    },
  },
  statement:
    'Sahilan began as one chandlery selling rope and canvas to pearling crews. Today eight companies carry the name, and each still answers to the same question: is it useful to the people on both shores?',
  statementAr:
    'بدأت ساحلان متجراً واحداً يبيع الحبال والأشرعة لسفن الغوص. واليوم تحمل ثماني شركات اسمها، وما زال السؤال نفسه يحكمها: هل تنفع الناس على الساحلين؟',
  facts: [
    { value: '1958', label: 'Founded on the Manama quay' },
    { value: '8', label: 'Operating companies' },
    { value: '5', label: 'Gulf markets' },
    { value: '4,260', label: 'People on the payroll' },
  ],
  services: [
    {
      title: 'Ports and marine',
      company: 'Jalboot Marine',
      image: 'news-port',
      text: 'Pilotage, towage, stevedoring and ship agency at four berths, around the clock.',
      points: ['Terminal operations', 'Ship agency and bunkering', 'Apprentice pilot school'],
    },
    {
      title: 'Freight and cold chain',
      company: 'Darbline Logistics',
      image: 'about-dunes',
      text: 'Road, air and bonded storage across five Gulf states, with one customs file and one invoice.',
      points: ['Scheduled cross-border trucking', 'Customs brokerage', 'Pharma and food cold storage'],
    },
    {
      title: 'Building and engineering',
      company: 'Tabuq Engineering',
      image: 'history-brick',
      text: 'Design and build for schools, clinics, warehouses and homes, by crews we employ directly.',
      points: ['Design and build', 'Civil and marine works', 'Fit-out and joinery'],
    },
    {
      title: 'Property and facilities',
      company: 'Badgir Estates',
      image: 'news-towers',
      text: 'We develop, let and look after 6,100 homes and 240,000 square metres of workspace.',
      points: ['Development', 'Leasing', 'Facilities management'],
    },
    {
      title: 'Energy and cooling',
      company: 'Dhuha Energy',
      image: 'news-solar',
      text: 'Solar power and district cooling, sold by the kilowatt-hour under long, plain contracts.',
      points: ['Utility and rooftop solar', 'District cooling', 'Energy audits'],
    },
    {
      title: 'Food, health and digital',
      company: 'Rutabi, Salwan and Nassaj',
      image: 'news-grove',
      text: 'What a household needs every day: good food, a clinic nearby, a connection that holds.',
      points: ['Growing and wholesale', 'Clinics and home care', 'Networks and software'],
    },
  ],
  companiesTitle: 'Eight companies, run by the people who built them',
  historyTitle: 'Staying put since 1958',
  newsTitle: 'Latest news',
  portfolioTitle: 'Names that trust us with theirs',
  enquiryTitle: 'Tell us what you are building.',
  enquiryText:
    'Enquiries reach a person in Manama, who passes them to the right company within one working day.',
}
