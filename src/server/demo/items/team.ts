import type { DemoContents } from '../demo.ts'

export const demoTeam: DemoContents['teamMember'] = [
  {
    name: 'Khalid Al Marhoon',
    designation: 'Chairman',
    image: 'team-1',
    description:
      'Joined the family store at sixteen. Chaired the board through the 2003 charter that opened it to independent directors.\n\nHe spends his mornings on the quay and his afternoons on the family charter, which every shareholder under thirty has read aloud to him at least once.\n\nHe sits on no other board.',
    translations: {
      ar: {
        name: 'خالد المرهون',
        designation: 'رئيس مجلس الإدارة',
        description:
          'انضم إلى متجر العائلة في السادسة عشرة من عمره. وترأّس المجلس حين أُقرّ ميثاق 2003 الذي فتح بابه لأعضاء مستقلين.\n\nيقضي صباحه على الرصيف، وعصره مع ميثاق العائلة الذي قرأه عليه كل مساهم دون الثلاثين مرة على الأقل.\n\nولا يشغل عضوية أي مجلس آخر.',
      },
    },
  },
  {
    name: 'Huda Al Marhoon',
    designation: 'Group Chief Executive',
    image: 'team-2',
    description:
      'Civil engineer. Ran Tabuq for nine years before leading the group, and still reads every site diary.\n\nShe trained in Manama and Delft, and her first site was a girls’ school in Muharraq, handed over five weeks early.\n\nAs Group Chief Executive she meets the eight managing directors together once a month, and each of them alone once a week, on their own ground.',
    translations: {
      ar: {
        name: 'هدى المرهون',
        designation: 'الرئيسة التنفيذية للمجموعة',
        description:
          'مهندسة مدنية. أدارت طابوق تسع سنوات قبل أن تقود المجموعة، وما زالت تقرأ يوميات كل موقع.\n\nدرست في المنامة ودلفت، وكان أول مواقعها مدرسة للبنات في المحرق سُلِّمت قبل موعدها بخمسة أسابيع.\n\nتجتمع بصفتها رئيسة تنفيذية بالمديرين العامين الثمانية مرة في الشهر، وبكل منهم منفرداً مرة في الأسبوع في موقع عمله.',
      },
    },
  },
  {
    name: 'Daniel Okonjo',
    designation: 'Chief Financial Officer',
    image: 'team-3',
    description:
      'Twenty years in port and utility finance in Lagos, London and Manama. Prefers short contracts in plain words.',
    translations: {
      ar: {
        name: 'دانيال أوكونجو',
        designation: 'الرئيس المالي',
        description:
          'عشرون عاماً في تمويل الموانئ والمرافق في لاغوس ولندن والمنامة. يفضّل العقود القصيرة الواضحة.',
      },
    },
  },
  {
    name: 'Mariam Haidari',
    designation: 'Managing Director, Salwan Health',
    image: 'team-4',
    description: 'Paediatrician turned operator. Opened eleven clinics in neighbourhoods that had none.',
    translations: {
      ar: {
        name: 'مريم حيدري',
        designation: 'المديرة العامة، سلوان الصحية',
        description: 'طبيبة أطفال انتقلت إلى الإدارة. افتتحت إحدى عشرة عيادة في أحياء لم تكن فيها عيادات.',
      },
    },
  },
  {
    name: 'Faisal Bu Rashid',
    designation: 'Managing Director, Jalboot Marine',
    image: 'team-5',
    description: 'Former harbour pilot with more than 3,000 ships brought in. Founded the apprentice school.',
    translations: {
      ar: {
        name: 'فيصل بوراشد',
        designation: 'المدير العام، جالبوت البحرية',
        description: 'مرشد بحري سابق أدخل أكثر من 3,000 سفينة إلى الميناء. أسّس مدرسة المتدرّبين.',
      },
    },
  },
  {
    name: 'Arjun Menon',
    designation: 'Chief Information Officer',
    image: 'team-6',
    description:
      "Built Nassaj's first network from a rented room above a bakery. Leads security across the group.",
    translations: {
      ar: {
        name: 'أرجون مينون',
        designation: 'رئيس تقنية المعلومات',
        description:
          'بنى أولى شبكات نسّاج في غرفة مستأجرة فوق مخبز. ويقود اليوم أمن المعلومات في المجموعة كلها.',
      },
    },
  },
  {
    name: 'Noor Al Dossari',
    designation: 'Chief People Officer',
    image: 'team-7',
    description: 'Set up the return-to-work programme that has brought back 112 mothers to technical roles.',
    translations: {
      ar: {
        name: 'نور الدوسري',
        designation: 'رئيسة الموارد البشرية',
        description: 'أسّست برنامج العودة إلى العمل الذي أعاد 112 أمّاً إلى وظائف فنية.',
      },
    },
  },
]
