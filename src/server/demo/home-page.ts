import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { demoServices } from './items/services.ts'

/**
 * The home page's details of the fictional group. The two former names are shown on English pages too, so they are
 * stored even where Arabic is not configured.
 */
export const demoHomePage: HomePageContent = {
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
  services: demoServices,
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
  press: {
    name: 'Omar Sabt, Group Communications',
    email: 'press@sahilan.example',
    phone: '+973 1700 0160',
    translations: { ar: { name: 'عمر سبت، الاتصال المؤسسي' } },
  },
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
