import type { DemoContents } from './demo.ts'
import { demoPortfolio } from './portfolio.ts'

/**
 * A fictional group: every company, person, address and figure is invented. Pictures are named by their drawing in
 * art/.
 */
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
  portfolioItem: demoPortfolio,
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
