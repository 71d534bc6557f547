import type { getWallet as english } from '#ui/text/en/get-wallet.ts'

export const getWallet: typeof english = {
  learn: [
    {
      title: 'مفاتيحك تبقى لك',
      text: 'تحفظ المحفظة مفاتيح ما تملكه على الشبكة. لا تراها أي صفحة أبدًا.'
    },
    {
      title: 'كل شيء بموافقتك',
      text: 'لا تستطيع الصفحة إلا أن تطلب. تعرض لك المحفظة ما تطلبه الصفحة، وأنت تقبل أو ترفض.'
    },
    {
      title: 'تسجيل دخول واحد لكل الصفحات',
      text: 'توقّع رسالة قصيرة بدلًا من كتابة كلمة مرور. لا يكلّفك ذلك شيئًا.'
    }
  ],
  kinds: {
    both: 'إضافة وتطبيق',
    extension: 'إضافة متصفح',
    app: 'تطبيق للهاتف',
    web: 'في هذا المتصفح، دون تثبيت'
  },
  get: 'تنزيل',
  caution: 'لا يحتاج أي موقع أو شخص إلى عبارة الاسترداد الخاصة بك أبدًا. من يملكها يتحكم في كل شيء.',
  options: {
    extension: {
      title: (wallet, browser) => `${wallet} في ${browser}`,
      text: 'في شريط الأدوات، على بُعد نقرة من أي صفحة.',
      action: (browser) => `الإضافة إلى ${browser}`
    },
    app: {
      title: (wallet) => `${wallet} لهاتفك`,
      text: 'معك دائمًا.',
      scan: 'معك دائمًا. تمسح رمزًا للاتصال.',
      page: 'معك دائمًا. تفتح هذه الصفحة داخله للاتصال.',
      action: 'تنزيل التطبيق'
    }
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    other: 'متصفحك'
  },
  download: {
    code: (wallet) => `رمز لتنزيل ${wallet}`,
    scan: (wallet) => `امسح الرمز لتثبيت ${wallet} على هاتفك.`,
    store: (wallet) => `ثبّت ${wallet} من المتجر، ثم عُد إلى هذه الصفحة.`,
    openStore: 'فتح المتجر',
    proceed: 'متابعة'
  },
  arrived: (wallet) => `تم تثبيت ${wallet}.`,
  connect: 'ربط',
  proceed: 'متابعة',
  toTheList: 'العودة إلى القائمة',
  refresh: 'تحديث',
  page: {
    code: (wallet) => `رمز يفتح هذه الصفحة في ${wallet}`,
    scan: (wallet) => `امسح هذا الرمز لفتح هذه الصفحة في ${wallet} على هاتفك. اربط المحفظة هناك.`,
    addressCode: 'رمز لعنوان هذه الصفحة',
    scanAddress: (wallet) => `امسح هذا الرمز بالماسح المدمج في ${wallet}، أو أدخل عنوان هذه الصفحة هناك.`,
    enter: (wallet) => `انسخ عنوان هذه الصفحة، وافتحه في متصفح ${wallet}، واربط المحفظة هناك.`,
    copyAddress: 'نسخ عنوان هذه الصفحة',
    loopback: 'لا تستطيع الهواتف فتح هذه الصفحة: عنوانها لا يعمل إلا على هذا الحاسوب.'
  },
  learnMore: 'معرفة المزيد'
}
