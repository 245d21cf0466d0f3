import type { HomePage } from '#domain/content/home-page/home-page.ts'

/**
 * The home page's details of the fictional group. The two former names are shown on English pages too, so they are
 * stored even where Arabic is not configured.
 */
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
      translations: {
        ar: {
          address: 'بيت الرصيف، مجمع 346، المنامة، مملكة البحرين',
          hours: 'من الأحد إلى الخميس، من 8:00 إلى 16:30',
        },
      },
    },
    social: {
      LinkedIn: 'https://linkedin.example/sahilan',
      X: 'https://x.example/sahilan',
      Instagram: 'https://instagram.example/sahilan',
      Facebook: 'https://facebook.example/sahilan',
      YouTube: 'https://youtube.example/sahilan',
    },
    translations: {
      ar: {
        legalName: 'مجموعة ساحلان القابضة',
        copyright: '© 2025 مجموعة ساحلان القابضة. جميع الحقوق محفوظة.',
        logo: 'logo-ar',
        logoOnDark: 'logo-ar-white',
      },
    },
  },
  statement:
    'Sahilan began as one chandlery selling rope and canvas to pearling crews. Today eight companies carry the name, and each still answers to the same question: is it useful to the people on both shores?',
  statementAr:
    'بدأت ساحلان متجراً واحداً يبيع الحبال والأشرعة لسفن الغوص. واليوم تحمل ثماني شركات اسمها، وما زال السؤال نفسه يحكمها: هل تنفع الناس على الساحلين؟',
  facts: [
    {
      value: '1958',
      label: 'Founded on the Manama quay',
      translations: { ar: { label: 'عام التأسيس على رصيف المنامة' } },
    },
    { value: '8', label: 'Operating companies', translations: { ar: { label: 'شركات عاملة' } } },
    { value: '5', label: 'Gulf markets', translations: { ar: { label: 'أسواق خليجية' } } },
    {
      value: '4,260',
      label: 'People on the payroll',
      translations: { ar: { label: 'موظفاً وموظفة في المجموعة' } },
    },
  ],
  services: [
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
  ],
  pages: {
    about: {
      title: 'We stayed, and that made the difference',
      lead: 'Sahilan is the Arabic dual of “shore”. It names the two coasts we work between, and the two sides of every agreement we sign.',
      picture: 'about-dunes',
      translations: {
        ar: {
          title: 'بقينا، فكان الفرق',
          lead: 'ساحلان مثنّى «ساحل»: الضفتان اللتان نعمل بينهما، وطرفا كل اتفاق نوقّعه.',
        },
      },
    },
    services: {
      title: 'Useful things, done properly',
      lead: 'Six lines of work across Bahrain, Saudi Arabia, the Emirates, Kuwait and Qatar. Each is run by a company with its own name, its own director and its own results.',
      translations: {
        ar: {
          title: 'أعمال نافعة، متقنة الصنع',
          lead: 'ستة مجالات عمل في البحرين والسعودية والإمارات والكويت وقطر، تدير كلاً منها شركة لها اسمها ومديرها ونتائجها.',
        },
      },
    },
    careers: {
      title: 'Work you can point at',
      lead: 'A berth, a ward, a street in shade. Most of what we do can be visited on a Friday with your family.',
      translations: {
        ar: {
          title: 'عملٌ يُرى بالعين',
          lead: 'مرسى، وجناح مستشفى، وشارع ظليل. معظم ما نصنعه يمكن زيارته مع العائلة يوم الجمعة.',
        },
      },
    },
    contact: {
      title: 'Come by the quay',
      lead: 'Write, call, or ask for coffee at Quay House. Someone who can answer will come down.',
      picture: 'news-cable',
      translations: {
        ar: {
          title: 'تفضّلوا إلى الرصيف',
          lead: 'اكتبوا إلينا أو اتصلوا بنا أو تفضّلوا إلى فنجان قهوة في بيت الرصيف، وسيستقبلكم من لديه الجواب.',
        },
      },
    },
  },
  principles: [
    {
      title: 'Long contracts',
      text: 'The median customer has been with us for eleven years. We price for the twelfth.',
      translations: {
        ar: {
          title: 'عقود طويلة',
          text: 'نصف عملائنا معنا منذ أحد عشر عاماً أو أكثر، ونسعّر للعام الثاني عشر.',
        },
      },
    },
    {
      title: 'Our own hands',
      text: 'Pilots, masons, nurses and drivers are employed directly, trained here and housed decently.',
      translations: {
        ar: {
          title: 'بأيدينا',
          text: 'المرشدون والبنّاؤون والممرضون والسائقون موظفون لدينا مباشرة، يتدرّبون هنا ويسكنون سكناً لائقاً.',
        },
      },
    },
    {
      title: 'Plain accounts',
      text: 'Audited results go to every employee on the same morning they go to the banks.',
      translations: {
        ar: {
          title: 'حسابات واضحة',
          text: 'تصل النتائج المدققة إلى كل موظف في الصباح نفسه الذي تصل فيه إلى المصارف.',
        },
      },
    },
  ],
  companiesTitle: 'Eight companies, run by the people who built them',
  historyTitle: 'Staying put since 1958',
  newsTitle: 'Latest news',
  portfolioTitle: 'Names that trust us with theirs',
  enquiryTitle: 'Tell us what you are building.',
  enquiryText:
    'Enquiries reach a person in Manama, who passes them to the right company within one working day.',
  translations: {
    ar: {
      companiesTitle: 'ثماني شركات يديرها من بناها',
      historyTitle: 'ثابتون في مكاننا منذ 1958',
      newsTitle: 'آخر الأخبار',
      portfolioTitle: 'أسماء تأتمننا على اسمها',
      enquiryTitle: 'حدّثونا عمّا تبنونه.',
      enquiryText: 'يطّلع على استفساراتكم أحد زملائنا في المنامة، ويحيلها إلى الشركة المعنيّة خلال يوم عمل واحد.',
    },
  },
  languages: ['ar'],
}
