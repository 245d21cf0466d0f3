import type { HomePage } from '#domain/home-page.ts'
import type { DemoContents, DemoEnquiry, DemoProfile } from './demo.ts'

/** A fictional group: every company, person, address and figure is invented. Pictures are named by their drawing in art/. */
export const demoContents: DemoContents = {
  brand: [
    { title: 'Jalboot Marine', image: 'brand-jalboot', sector: 'Ports and marine services' },
    { title: 'Darbline Logistics', image: 'brand-darb', sector: 'Freight, customs and cold chain' },
    { title: 'Tabuq Engineering', image: 'brand-tabuq', sector: 'Construction and fit-out' },
    { title: 'Badgir Estates', image: 'brand-badgir', sector: 'Property and facilities' },
    { title: 'Dhuha Energy', image: 'brand-dhuha', sector: 'Solar and district cooling' },
    { title: 'Rutabi Foods', image: 'brand-rutab', sector: 'Dates, dairy and wholesale' },
    { title: 'Salwan Health', image: 'brand-salwan', sector: 'Clinics and home care' },
    { title: 'Nassaj Digital', image: 'brand-nassaj', sector: 'Networks and enterprise software' },
  ],
  slider: [
    {
      title: 'A group built between two shores',
      image: 'hero-strait',
      description:
        'Eight companies moving, building, powering and feeding the Gulf since 1958. Family-founded, professionally run, here for the long crossing.',
    },
    {
      title: 'We own what we build, so we build it to last',
      image: 'hero-riwaq',
      description:
        'Tabuq Engineering puts buildings up. Badgir Estates looks after them for decades. Nobody at Sahilan gets to hand over the keys and leave.',
    },
    {
      title: 'Old trade routes, new cargo',
      image: 'hero-sails',
      description:
        'From dhow timber to data: Jalboot, Darbline and Nassaj keep goods and signals moving across the same waters our founders sailed.',
    },
  ],
  historySlide: [
    {
      title: 'A chandlery on the quay',
      year: '1958',
      colour: '#F5EACB',
      image: 'history-dhow',
      description:
        'Yusuf Al Marhoon opens a two-room store selling rope, canvas and lamp oil to the last of the pearling crews.',
    },
    {
      title: 'The first deep berth',
      year: '1967',
      colour: '#BDD8E2',
      image: 'history-quay',
      description:
        'The family leases its own jetty. Jalboot Marine is registered with three launches and eleven pilots.',
    },
    {
      title: 'Brick by brick',
      year: '1979',
      colour: '#1A4569',
      image: 'history-brick',
      description:
        "Tabuq Engineering wins its first public contract: a girls' school in Muharraq, delivered five weeks early.",
    },
    {
      title: 'Crossing the causeway',
      year: '1988',
      colour: '#E3C572',
      image: 'about-dunes',
      description:
        "Darbline runs its first scheduled trucks to Dammam. Half the group's revenue now comes from the other shore.",
    },
    {
      title: 'A holding company',
      year: '2003',
      colour: '#0A2036',
      image: 'news-towers',
      description:
        'Five businesses move under one board with independent directors and a written family charter.',
    },
    {
      title: 'Power from daylight',
      year: '2016',
      colour: '#DDEBF0',
      image: 'history-grid',
      description: 'Dhuha Energy commissions a 40 MW solar field on reclaimed land that once stored cement.',
    },
  ],
  newsArticle: [
    {
      title: 'Jalboot Marine opens a fourth berth at Hidd',
      image: 'news-port',
      description:
        "The new berth adds 310 metres of quay and takes vessels of up to 14 metres draught, the deepest Jalboot has handled. Two electric gantries replace four diesel cranes, and the yard behind them runs on power from Dhuha Energy.\n\nThe first call came before dawn on Sunday: a feeder from Mundra carrying rice, tiles and machine parts. It was turned around in eleven hours, four fewer than the port's average last year.\n\n“A berth is a promise about time,” said Huda Al Marhoon, Group Chief Executive. “Our customers do not buy cranes. They buy the certainty that a ship arriving at night is empty by morning.”\n\nThe expansion was financed from the group's own balance sheet and created 86 permanent jobs, most of them filled by graduates of Jalboot's apprentice school.",
    },
    {
      title: 'Dhuha Energy brings 120 MW online ahead of summer',
      image: 'news-solar',
      description:
        'The second phase of the Sitra Flats solar field reached full output in April, nine weeks before peak cooling demand. The field now covers the annual use of roughly 24,000 homes.\n\nPanels are cleaned at night by waterless robots assembled in Riffa, which cut washing water to zero.',
    },
    {
      title: 'Badgir Estates completes Liwan Court in Riyadh',
      image: 'news-towers',
      description:
        'Five mid-rise buildings share one shaded street, cooled by wind towers that lower the air temperature at pavement level by up to six degrees. Every apartment has windows on two sides.\n\nThe first residents moved in this month, and Badgir will manage the buildings for at least thirty years.',
    },
    {
      title: 'Rutabi Foods replants 9,000 palms in Al Ahsa',
      image: 'news-grove',
      description:
        'Working with forty smallholders, Rutabi has replaced ageing trees with Khalas and Sukkari offshoots and a drip network that uses 38 percent less water.\n\nGrowers keep title to their land and sell to Rutabi at a price set before the season opens.',
    },
    {
      title: 'Salwan Health to build a courtyard hospital in Isa Town',
      image: 'news-courtyard',
      description:
        'The 140-bed hospital is planned around four gardens, so that every ward looks on to something growing. Tabuq Engineering starts on site in January and the first clinic opens in 2027.',
    },
    {
      title: 'Nassaj lands a new cable between Bahrain and Kuwait',
      image: 'news-cable',
      description:
        'The 430 km route gives banks on both shores a second path for their traffic and cuts round-trip latency below nine milliseconds. Commercial service begins in the first quarter.',
    },
  ],
  teamMember: [
    {
      name: 'Khalid Al Marhoon',
      designation: 'Chairman',
      image: 'team-1',
      description:
        'Joined the family store at sixteen. Chaired the board through the 2003 charter that opened it to independent directors.',
    },
    {
      name: 'Huda Al Marhoon',
      designation: 'Group Chief Executive',
      image: 'team-2',
      description:
        'Civil engineer. Ran Tabuq for nine years before leading the group, and still reads every site diary.',
    },
    {
      name: 'Daniel Okonjo',
      designation: 'Chief Financial Officer',
      image: 'team-3',
      description:
        'Twenty years in port and utility finance in Lagos, London and Manama. Prefers short contracts in plain words.',
    },
    {
      name: 'Mariam Haidari',
      designation: 'Managing Director, Salwan Health',
      image: 'team-4',
      description: 'Paediatrician turned operator. Opened eleven clinics in neighbourhoods that had none.',
    },
    {
      name: 'Faisal Bu Rashid',
      designation: 'Managing Director, Jalboot Marine',
      image: 'team-5',
      description:
        'Former harbour pilot with more than 3,000 ships brought in. Founded the apprentice school.',
    },
    {
      name: 'Arjun Menon',
      designation: 'Chief Information Officer',
      image: 'team-6',
      description:
        "Built Nassaj's first network from a rented room above a bakery. Leads security across the group.",
    },
    {
      name: 'Noor Al Dossari',
      designation: 'Chief People Officer',
      image: 'team-7',
      description:
        'Set up the return-to-work programme that has brought back 112 mothers to technical roles.',
    },
  ],
  portfolioItem: [
    { title: 'Marine and ports', images: ['partner-1', 'partner-10', 'partner-6'] },
    { title: 'Building and property', images: ['partner-2', 'partner-8', 'partner-7', 'partner-4'] },
    { title: 'Consumer and technology', images: ['partner-3', 'partner-5', 'partner-9'] },
  ],
  career: [
    {
      title: 'Marine Pilot, Class II',
      company: 'Jalboot Marine',
      department: 'Operations',
      location: 'Hidd, Bahrain',
      employmentType: 'Full time',
      experience: '5 years',
      closesInDays: 40,
      description:
        'Bring vessels of up to 60,000 GT safely to berth, day and night, and mentor two apprentices a year.',
    },
    {
      title: 'Senior Structural Engineer',
      company: 'Tabuq Engineering',
      department: 'Engineering',
      location: 'Riyadh, KSA',
      employmentType: 'Full time',
      experience: '8 years',
      closesInDays: 55,
      description: 'Lead structure on a 140-bed hospital, from concept to handover.',
    },
    {
      title: 'Customs and Compliance Lead',
      company: 'Darbline Logistics',
      department: 'Compliance',
      location: 'Dubai, UAE',
      employmentType: 'Full time',
      experience: '6 years',
      closesInDays: 29,
      description: 'Own one customs file across five borders, and the team of nine who keep it right.',
    },
    {
      title: 'Solar Field Technician',
      company: 'Dhuha Energy',
      department: 'Operations',
      location: 'Sitra, Bahrain',
      employmentType: 'Full time',
      experience: '2 years',
      closesInDays: 27,
      description: 'Keep 310,000 panels producing. Night shifts in summer, paid as such.',
    },
    {
      title: 'Family Physician',
      company: 'Salwan Health',
      department: 'Clinical',
      location: 'Isa Town, Bahrain',
      employmentType: 'Part time',
      experience: '4 years',
      closesInDays: 71,
      description: 'Twenty patients a day, twenty minutes each. A list you get to know by name.',
    },
    {
      title: 'Graduate Programme 2027',
      company: 'Sahilan Group',
      department: 'Rotational',
      location: 'Manama and Kuwait City',
      employmentType: 'Graduate',
      experience: 'None required',
      closesInDays: 99,
      description: 'Eighteen months, three companies, one mentor. Two in three graduates stay.',
    },
  ],
}

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
      whatsapp: '+97317000158',
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

export const demoEnquiries: ReadonlyArray<DemoEnquiry> = [
  {
    minutesAgo: 18,
    firstName: 'Sara',
    lastName: 'Al Hamar',
    email: 'sara@kestrelloop.example',
    phone: '33 104 558',
    location: 'Bahrain',
    company: 'Kestrel Loop',
    type: 'Business',
    message:
      'Good morning. We assemble audio equipment in Norway and want to bring regional distribution into one warehouse by next autumn. We need about 2,400 pallet positions, of which 300 temperature controlled, with customs handled for Bahrain, KSA and Kuwait.\n\nCould someone from Darbline walk us through bonded storage at Hidd and what a shared-inventory contract looks like? Two of us are in Manama from 6 to 10 December and would gladly visit the site.',
  },
  {
    minutesAgo: 50,
    firstName: 'Thomas',
    lastName: 'Brandt',
    email: 't.brandt@brandt-olsen.example',
    phone: '50 882 1140',
    location: 'UAE',
    company: 'Brandt-Olsen',
    type: 'Business',
    message:
      'We are shortlisting contractors for a 9,000 m² joinery workshop in Dubai Industrial City. May we send the drawings?',
  },
  {
    minutesAgo: 1045,
    firstName: 'Fatima',
    lastName: 'Al Suwaidi',
    email: 'f.suwaidi@mail.example',
    phone: '55 019 238',
    location: 'Qatar',
    company: '',
    type: 'General',
    message:
      "My daughter's school would like to visit the apprentice pilot school in spring. Whom should we ask?",
  },
  {
    minutesAgo: 1319,
    firstName: 'Abdulaziz',
    lastName: 'Al Otaibi',
    email: 'a.otaibi@orsova.example',
    phone: '54 771 9002',
    location: 'KSA',
    company: 'Orsova',
    type: 'Business',
    message:
      'Requesting tariff information for district cooling at a mixed-use site in Dammam, first phase 18 MW.',
  },
  {
    minutesAgo: 2323,
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya.nair@mail.example',
    phone: '66 204 731',
    location: 'Kuwait',
    company: '',
    type: 'General',
    message: 'Does Salwan offer home physiotherapy in Salmiya?',
  },
  {
    minutesAgo: 2848,
    firstName: 'Jonas',
    lastName: 'Halden',
    email: 'jonas@haldenroy.example',
    phone: '21 334 908',
    location: 'Others',
    company: 'Halden & Roy',
    type: 'Business',
    message: 'Following up on the façade package for Liwan Court phase two.',
  },
]

export const demoProfiles: ReadonlyArray<DemoProfile> = [
  {
    minutesAgo: 1210,
    firstName: 'Yara',
    lastName: 'Haddad',
    email: 'yara.haddad@mail.example',
    phone: '39 551 204',
    location: 'Bahrain',
    position: 'Senior Structural Engineer',
    message: 'Eight years on hospitals and schools, the last three leading a team of five.',
    resumeName: 'yara-haddad.pdf',
  },
]

/** Members of staff as an example; nobody knows their passwords until Admin sets new ones. */
export const demoAccounts = [
  { name: 'Layla Mansoor', email: 'layla.m@sahilan.example', role: 'Admin' },
  { name: 'Omar Sabt', email: 'omar.s@sahilan.example', role: 'CXTeam' },
  { name: 'Reem Al Kooheji', email: 'reem.k@sahilan.example', role: 'Hr' },
] as const
