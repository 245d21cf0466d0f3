import type { MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import { samplePicture } from './content/sample-picture.ts'

const logo = (colour: string) => samplePicture('#fff', colour, [240, 96])

const companies = [
  ['Jalboot Marine', 'Ports and marine services', '#0A2036'],
  ['Darbline Logistics', 'Freight, customs and cold chain', '#377E97'],
  ['Tabuq Engineering', 'Construction and fit-out', '#1A4569'],
  ['Badgir Estates', 'Property and facilities', '#76570F'],
] as const

const slides = [
  [
    'A group built between two shores',
    'Eight companies moving, building, powering and feeding the Gulf since 1958.',
    samplePicture('#0A2036', '#377E97'),
  ],
  [
    'We own what we build, so we build it to last',
    'Tabuq Engineering puts buildings up. Badgir Estates looks after them for decades.',
    samplePicture('#10304E', '#E3C572'),
  ],
  [
    'Old trade routes, new cargo',
    'From dhow timber to data: goods and signals keep moving across the waters our founders sailed.',
    samplePicture('#061424', '#2A6086'),
  ],
] as const

const years = [
  [
    '1958',
    'A chandlery on the quay',
    '#F5EACB',
    samplePicture('#E3C572', '#76570F'),
    'Yusuf Al Marhoon opens a two-room store.',
  ],
  [
    '1967',
    'The first deep berth',
    '#BDD8E2',
    samplePicture('#90BFCE', '#1A4569'),
    'The family leases its own jetty. Jalboot Marine is registered with three launches and eleven pilots.',
  ],
  ['1979', 'Brick by brick', '#E3C572', samplePicture('#F5EACB', '#AF8423'), 'Tabuq Engineering is founded.'],
  [
    '1988',
    'Crossing the causeway',
    '#DDEBF0',
    samplePicture('#BDD8E2', '#377E97'),
    'Darbline runs its first lorries to Dammam.',
  ],
  [
    '2003',
    'A holding company',
    '#0A2036',
    samplePicture('#2A6086', '#061424'),
    'Five businesses move under one board.',
  ],
  [
    '2016',
    'Power from daylight',
    '#F5EACB',
    samplePicture('#F5EACB', '#D4AB3F'),
    'Dhuha Energy connects its first field.',
  ],
] as const

const people = [
  ['Khalid Al Marhoon', 'Chairman'],
  ['Huda Al Marhoon', 'Group Chief Executive'],
  ['Daniel Okonjo', 'Chief Financial Officer'],
  ['Mariam Haidari', 'Managing Director, Salwan Health'],
] as const

const jobs = [
  ['Marine Pilot, Class II', 'Jalboot Marine', 'Operations', 'Hidd, Bahrain', 'Full time', '5 years'],
  ['Senior Structural Engineer', 'Tabuq Engineering', 'Engineering', 'Riyadh, KSA', 'Full time', '8 years'],
  ['Customs and Compliance Lead', 'Darbline Logistics', 'Compliance', 'Dubai, UAE', 'Full time', '6 years'],
  ['Solar Field Technician', 'Dhuha Energy', 'Operations', 'Sitra, Bahrain', 'Full time', '2 years'],
  ['Family Physician', 'Salwan Health', 'Clinical', 'Isa Town, Bahrain', 'Part time', '4 years'],
] as const

/** Sample items of all content types except news. */
export const sampleGroup = {
  brand: companies.map(([title, sector, colour]) => ({ title, sector, image: logo(colour) })),
  slider: slides.map(([title, description, image]) => ({ title, description, image })),
  historySlide: years.map(([year, title, colour, image, description]) => ({
    year,
    title,
    colour,
    image,
    description,
  })),
  teamMember: people.map(([name, designation]) => ({
    name,
    designation,
    image: samplePicture('#DDEBF0', '#10304E', [600, 640]),
    description: 'Joined the family store at sixteen. Chaired the board through the 2003 charter.',
  })),
  portfolioItem: [
    {
      title: 'Marine and ports',
      images: [
        { image: logo('#0A2036'), name: 'Norrvik' },
        { image: logo('#377E97'), name: 'Voss Tidal' },
        { image: logo('#1A4569'), name: '' },
      ],
    },
    {
      title: 'Building and property',
      images: [
        { image: logo('#76570F'), name: 'Halden & Roy' },
        { image: logo('#AF8423'), name: '' },
      ],
    },
  ],
  career: jobs.map(([title, company, department, location, employmentType, experience]) => ({
    title,
    company,
    department,
    location,
    employmentType,
    experience,
    closingDate: '2030-12-31',
    description:
      'Bring vessels of up to 60,000 GT safely to berth, day and night.\n\nYou know the approaches to Hidd by heart.',
  })),
} satisfies MemoryContentsOptions['items']
