import type { DemoContents } from '../demo.ts'

export const demoHistorySlides: DemoContents['historySlide'] = [
  {
    title: 'A chandlery on the quay',
    year: '1958',
    colour: '#F5EACB',
    image: 'history-dhow',
    description:
      'Yusuf Al Marhoon opens a two-room store selling rope, canvas and lamp oil to the last of the pearling crews.',
    translations: {
      ar: {
        title: 'دكّان على الرصيف',
        description: 'يفتتح يوسف المرهون دكّاناً من غرفتين يبيع الحبال والأشرعة وزيت المصابيح لآخر سفن الغوص.',
      },
    },
  },
  {
    title: 'The first deep berth',
    year: '1967',
    colour: '#BDD8E2',
    image: 'history-quay',
    description:
      'The family leases its own jetty. Jalboot Marine is registered with three launches and eleven pilots.',
    translations: {
      ar: {
        title: 'أول مرسى عميق',
        description: 'تستأجر العائلة رصيفاً خاصاً بها، وتُسجَّل جالبوت البحرية بثلاثة زوارق وأحد عشر مرشداً بحرياً.',
      },
    },
  },
  {
    title: 'Brick by brick',
    year: '1979',
    colour: '#1A4569',
    image: 'history-brick',
    description:
      "Tabuq Engineering wins its first public contract: a girls' school in Muharraq, delivered five weeks early.",
    translations: {
      ar: {
        title: 'طابوقة فوق طابوقة',
        description:
          'تفوز طابوق الهندسية بأول عقودها الحكومية: مدرسة للبنات في المحرق، سُلِّمت قبل موعدها بخمسة أسابيع.',
      },
    },
  },
  {
    title: 'Crossing the causeway',
    year: '1988',
    colour: '#E3C572',
    image: 'about-dunes',
    description:
      "Darbline runs its first scheduled trucks to Dammam. Half the group's revenue now comes from the other shore.",
    translations: {
      ar: {
        title: 'عبور الجسر',
        description:
          'تسيّر دربلاين أولى رحلاتها البرية المنتظمة إلى الدمام، ويصبح نصف إيرادات المجموعة من الساحل الآخر.',
      },
    },
  },
  {
    title: 'A holding company',
    year: '2003',
    colour: '#0A2036',
    image: 'news-towers',
    description:
      'Five businesses move under one board with independent directors and a written family charter.',
    translations: {
      ar: {
        title: 'شركة قابضة',
        description: 'تنضوي خمس شركات تحت مجلس إدارة واحد يضمّ أعضاء مستقلين، ويحكمه ميثاق عائلي مكتوب.',
      },
    },
  },
  {
    title: 'Power from daylight',
    year: '2016',
    colour: '#DDEBF0',
    image: 'history-grid',
    description: 'Dhuha Energy commissions a 40 MW solar field on reclaimed land that once stored cement.',
    translations: {
      ar: {
        title: 'كهرباء من ضوء النهار',
        description: 'تشغّل ضحى للطاقة حقلاً شمسياً بقدرة 40 ميجاواط على أرض مستصلحة كانت مخزناً للأسمنت.',
      },
    },
  },
]
