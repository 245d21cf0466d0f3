import type { DemoContents } from '../demo.ts'

export const demoBrands: DemoContents['brand'] = [
  {
    title: 'Jalboot Marine',
    image: 'brand-jalboot',
    sector: 'Ports and marine services',
    translations: { ar: { title: 'جالبوت البحرية', sector: 'الموانئ والخدمات البحرية' } },
  },
  {
    title: 'Darbline Logistics',
    image: 'brand-darb',
    sector: 'Freight, customs and cold chain',
    translations: { ar: { title: 'دربلاين اللوجستية', sector: 'الشحن والجمارك وسلسلة التبريد' } },
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
