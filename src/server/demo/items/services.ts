import type { HomePageContent } from '#domain/content/home-page/home-page.ts'

/** The lines of work on the services page. */
export const demoServices: NonNullable<HomePageContent['services']> = [
  {
    title: 'Ports and marine',
    company: 'Jalboot Marine',
    image: 'news-port',
    text: 'Pilotage, towage, stevedoring and ship agency at four berths, around the clock.',
    points: ['Terminal operations', 'Ship agency and bunkering', 'Apprentice pilot school'],
    translations: {
      ar: {
        title: 'الموانئ والخدمات البحرية',
        company: 'جالبوت البحرية',
        text: 'إرشاد وقَطر ومناولة ووكالة سفن في أربعة مراسٍ، على مدار الساعة.',
        points: ['تشغيل المحطات البحرية', 'وكالة السفن وتزويدها بالوقود', 'مدرسة المرشدين المتدرّبين'],
      },
    },
  },
  {
    title: 'Freight and cold chain',
    company: 'Darbline Logistics',
    image: 'about-dunes',
    text: 'Road, air and bonded storage across five Gulf states, with one customs file and one invoice.',
    points: ['Scheduled cross-border trucking', 'Customs brokerage', 'Pharma and food cold storage'],
    translations: {
      ar: {
        title: 'الشحن وسلسلة التبريد',
        company: 'دربلاين اللوجستية',
        text: 'نقل بري وجوي وتخزين جمركي في خمس دول خليجية، بملف جمركي واحد وفاتورة واحدة.',
        points: ['نقل بري منتظم عبر الحدود', 'التخليص الجمركي', 'تخزين مبرّد للأدوية والأغذية'],
      },
    },
  },
  {
    title: 'Building and engineering',
    company: 'Tabuq Engineering',
    image: 'history-brick',
    text: 'Design and build for schools, clinics, warehouses and homes, by crews we employ directly.',
    points: ['Design and build', 'Civil and marine works', 'Fit-out and joinery'],
    translations: {
      ar: {
        title: 'البناء والهندسة',
        company: 'طابوق الهندسية',
        text: 'تصميم المدارس والعيادات والمستودعات والمنازل وتنفيذها، بأطقم نوظّفها مباشرة.',
        points: ['التصميم والتنفيذ', 'الأعمال المدنية والبحرية', 'التشطيبات والنجارة'],
      },
    },
  },
  {
    title: 'Property and facilities',
    company: 'Badgir Estates',
    image: 'news-towers',
    text: 'We develop, let and look after 6,100 homes and 240,000 square metres of workspace.',
    points: ['Development', 'Leasing', 'Facilities management'],
    translations: {
      ar: {
        title: 'العقارات وإدارة المرافق',
        company: 'بادقير العقارية',
        text: 'نطوّر 6,100 منزل و240,000 متر مربع من مساحات العمل، ونؤجّرها ونرعاها.',
        points: ['التطوير', 'التأجير', 'إدارة المرافق'],
      },
    },
  },
  {
    title: 'Energy and cooling',
    company: 'Dhuha Energy',
    image: 'news-solar',
    text: 'Solar power and district cooling, sold by the kilowatt-hour under long, plain contracts.',
    points: ['Utility and rooftop solar', 'District cooling', 'Energy audits'],
    translations: {
      ar: {
        title: 'الطاقة والتبريد',
        company: 'ضحى للطاقة',
        text: 'طاقة شمسية وتبريد مناطق، تُباع بالكيلوواط ساعة بعقود طويلة الأجل واضحة البنود.',
        points: ['الطاقة الشمسية للمحطات والأسطح', 'تبريد المناطق', 'تدقيق استهلاك الطاقة'],
      },
    },
  },
  {
    title: 'Food, health and digital',
    company: 'Rutabi, Salwan and Nassaj',
    image: 'news-grove',
    text: 'What a household needs every day: good food, a clinic nearby, a connection that holds.',
    points: ['Growing and wholesale', 'Clinics and home care', 'Networks and software'],
    translations: {
      ar: {
        title: 'الغذاء والصحة والتقنية',
        company: 'رُطبي وسلوان ونسّاج',
        text: 'ما يحتاج إليه البيت كل يوم: طعام جيد، وعيادة قريبة، واتصال لا ينقطع.',
        points: ['الزراعة والبيع بالجملة', 'العيادات والرعاية المنزلية', 'الشبكات والبرمجيات'],
      },
    },
  },
]
