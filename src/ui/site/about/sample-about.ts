import { historyColours } from '#domain/content/history-slide.ts'
import { hostile, onePixelPicture, sailPicture } from '#ui/design/sheet/picture.ts'
import type { HistorySlide } from '../layout/history-slide.ts'
import type { TeamMember } from '../layout/team-member.ts'
import type { AboutData } from './about-data.ts'

const years = ['1958', '1967', '1979', '1988', '2003', '2016']
const events = [
  'A chandlery on the quay',
  'The first deep berth',
  'Brick by brick',
  'Crossing the causeway',
  'A holding company',
  'Power from daylight',
]

const slide = (year: string, at: number): HistorySlide => ({
  id: String(at + 1),
  year,
  title: events[at] ?? '',
  colour: historyColours[at % historyColours.length]?.value ?? '',
  image: sailPicture,
  description:
    'Yusuf Al Marhoon opens a two-room store selling rope, canvas and lamp oil to the last of the pearling crews.',
})

const people = [
  ['Khalid Al Marhoon', 'Chairman'],
  ['Huda Al Marhoon', 'Group Chief Executive'],
  ['Daniel Okonjo', 'Chief Financial Officer'],
  ['Mariam Haidari', 'Managing Director, Salwan Health'],
  ['Faisal Bu Rashid', 'Managing Director, Jalboot Marine'],
  ['Arjun Menon', 'Chief Information Officer'],
  ['Noor Al Dossari', 'Chief People Officer'],
] as const

const member = ([name, designation]: (typeof people)[number], at: number): TeamMember => ({
  id: String(at + 1),
  name,
  designation,
  image: sailPicture,
  description: 'Joined the family store at sixteen. Chaired the board through the 2003 charter.',
})

export const sampleAbout: AboutData = {
  picture: sailPicture,
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
  historyTitle: 'Staying put since 1958',
  history: years.map(slide),
  team: people.map(member),
}

export const emptyAbout: AboutData = { history: [], team: [] }

export const fewAbout: AboutData = {
  statement: sampleAbout.statement,
  facts: sampleAbout.facts?.slice(0, 1),
  history: sampleAbout.history.slice(0, 1),
  team: sampleAbout.team.slice(0, 1),
}

/** Words and pictures that nobody planned for. */
export const hostileAbout: AboutData = {
  picture: onePixelPicture,
  statement: `${hostile.long} <b>not bold</b>\n\n${hostile.arabic}`,
  statementAr: `${hostile.arabic} ${hostile.long}`,
  facts: [
    { value: hostile.long, label: hostile.long },
    { value: '1,000,000,000,000', label: hostile.arabic },
  ],
  historyTitle: hostile.long,
  history: [
    { ...slide('1958', 0), title: hostile.long, description: `${hostile.long}\n\n${hostile.arabic}` },
    { ...slide('1967', 1), title: hostile.arabic, colour: '', image: '' },
    { ...slide('1979', 2), image: onePixelPicture, description: '' },
  ],
  team: [
    {
      ...member(people[0], 0),
      name: hostile.long,
      designation: hostile.long,
      description: hostile.long.repeat(3),
    },
    { ...member(people[1], 1), name: hostile.arabic, image: '', description: '' },
    { ...member(people[2], 2), image: onePixelPicture },
  ],
}
