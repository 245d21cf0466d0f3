import type { DemoContents } from '../demo.ts'

export const demoBrands: DemoContents['brand'] = [
  {
    title: 'Jalboot Marine',
    image: 'brand-jalboot',
    sector: 'Ports and marine services',
    summary: 'Pilotage, towage, stevedoring and ship agency at four berths, around the clock.',
    picture: 'history-quay',
    figures: [
      { value: '1967', label: 'Registered', translations: { ar: { label: 'عام التسجيل' } } },
      { value: '612', label: 'People', translations: { ar: { label: 'موظفاً وموظفة' } } },
      { value: '4', label: 'Berths at Hidd', translations: { ar: { label: 'مراسٍ في الحد' } } },
      {
        value: '14 m',
        label: 'Greatest draught',
        translations: { ar: { value: '14\u00a0م', label: 'أقصى غاطس' } },
      },
    ],
    activities: [
      {
        name: 'Terminal operations',
        text: 'Containers, general cargo and dry bulk, up to 14 metres draught. Half of all ships leave within eleven hours.',
        translations: {
          ar: {
            name: 'تشغيل المحطات البحرية',
            text: 'حاويات وبضائع عامة وسائبة جافة، بغاطس يصل إلى 14 متراً. ويغادر نصف السفن خلال إحدى عشرة ساعة.',
          },
        },
      },
      {
        name: 'Ship agency and bunkering',
        text: 'Clearance, crew changes and marine fuel, at the berth or at anchor, on one account.',
        translations: {
          ar: {
            name: 'وكالة السفن وتزويدها بالوقود',
            text: 'تخليص وتبديل أطقم ووقود بحري، عند المرسى أو على المخطاف، بحساب واحد.',
          },
        },
      },
      {
        name: 'Apprentice pilot school',
        text: 'Twelve places a year. Every teacher still brings ships in.',
        translations: {
          ar: {
            name: 'مدرسة المرشدين المتدرّبين',
            text: 'اثنا عشر مقعداً في العام. وكل معلّم فيها ما زال يُدخل السفن بنفسه.',
          },
        },
      },
    ],
    legalName: 'Jalboot Marine W.L.L.',
    registration: '0158-02',
    countries: 'Bahrain, Saudi Arabia, Kuwait',
    certificates: 'ISO 9001, ISO 14001, ISO 45001',
    director: 'Faisal Bu Rashid',
    ownership: 'Sahilan Group Holding, 100%',
    contact: {
      email: 'desk@jalboot.example',
      phone: '+973 1700 0164',
      address: 'Hidd Port, Gate 3, Kingdom of Bahrain',
      hours: 'Port: day and night. Office: Sunday to Thursday, 7:00 to 15:30',
      translations: {
        ar: {
          address: 'ميناء الحد، البوابة 3، مملكة البحرين',
          hours: 'الميناء: ليلاً ونهاراً. المكتب: من الأحد إلى الخميس، من 7:00 إلى 15:30',
        },
      },
    },
    translations: {
      ar: {
        title: 'جالبوت البحرية',
        sector: 'الموانئ والخدمات البحرية',
        summary: 'إرشاد وقَطر ومناولة ووكالة سفن في أربعة مراسٍ، على مدار الساعة.',
        legalName: 'جالبوت البحرية ذ.م.م.',
        countries: 'البحرين والسعودية والكويت',
        certificates: 'ISO 9001, ISO 14001, ISO 45001',
        director: 'فيصل بوراشد',
        ownership: 'مجموعة ساحلان القابضة، 100%',
      },
    },
  },
  {
    title: 'Darbline Logistics',
    image: 'brand-darb',
    sector: 'Freight, customs and cold chain',
    summary: 'Freight by road, sea and air, customs clearance, and cold storage at Hidd and Dammam.',
    activities: [
      {
        name: 'Cold storage',
        text: '2,900 pallet positions at Hidd, from 15 to minus 25 degrees. Every reading is kept for two years.',
        translations: {
          ar: {
            name: 'التخزين المبرّد',
            text: '2,900 موضع تخزين في الحد، بدرجات حرارة من 15 فوق الصفر إلى 25 تحته. وتُحفظ كل قراءة سنتين.',
          },
        },
      },
      {
        name: 'Customs brokerage',
        text: 'Declarations for Bahrain, Saudi Arabia and the Emirates, filed before the lorry reaches the causeway.',
        translations: {
          ar: {
            name: 'التخليص الجمركي',
            text: 'بيانات جمركية للبحرين والسعودية والإمارات، تُقدَّم قبل وصول الشاحنة إلى الجسر.',
          },
        },
      },
    ],
    contact: {
      email: 'freight@darbline.example',
      phone: '+973 1700 0288',
      address: 'Hidd Logistics Park, Road 1520, Kingdom of Bahrain',
      hours: 'Sunday to Thursday, 7:00 to 17:00',
      translations: {
        ar: {
          address: 'مجمّع الحد اللوجستي، طريق 1520، مملكة البحرين',
          hours: 'من الأحد إلى الخميس، من 7:00 إلى 17:00',
        },
      },
    },
    translations: {
      ar: {
        title: 'دربلاين اللوجستية',
        sector: 'الشحن والجمارك وسلسلة التبريد',
        summary: 'شحن بري وبحري وجوي، وتخليص جمركي، وتخزين مبرّد في الحد والدمام.',
      },
    },
  },
  {
    title: 'Tabuq Engineering',
    image: 'brand-tabuq',
    sector: 'Construction and fit-out',
    translations: { ar: { title: 'طابوق الهندسية', sector: 'الإنشاءات والتشطيبات' } },
  },
  {
    title: 'Badgir Estates',
    image: 'brand-badgir',
    sector: 'Property and facilities',
    translations: { ar: { title: 'بادقير العقارية', sector: 'العقارات وإدارة المرافق' } },
  },
  {
    title: 'Dhuha Energy',
    image: 'brand-dhuha',
    sector: 'Solar and district cooling',
    translations: { ar: { title: 'ضحى للطاقة', sector: 'الطاقة الشمسية وتبريد المناطق' } },
  },
  {
    title: 'Rutabi Foods',
    image: 'brand-rutab',
    sector: 'Dates, dairy and wholesale',
    translations: { ar: { title: 'رُطبي للأغذية', sector: 'التمور والألبان والبيع بالجملة' } },
  },
  {
    title: 'Salwan Health',
    image: 'brand-salwan',
    sector: 'Clinics and home care',
    translations: { ar: { title: 'سلوان الصحية', sector: 'العيادات والرعاية المنزلية' } },
  },
  {
    title: 'Nassaj Digital',
    image: 'brand-nassaj',
    sector: 'Networks and enterprise software',
    translations: { ar: { title: 'نسّاج الرقمية', sector: 'الشبكات وبرمجيات المؤسسات' } },
  },
]
