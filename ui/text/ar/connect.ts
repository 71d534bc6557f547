import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'ربط محفظة',
  titles: {
    learn: 'ما هي المحفظة؟',
    getAny: 'الحصول على محفظة',
    scan: (wallet = 'هاتفك') => `المسح عبر ${wallet}`,
    get: (wallet) => `تنزيل ${wallet}`,
    install: (wallet) => `تثبيت ${wallet}`,
    instructions: (wallet) => `إعداد ${wallet}`
  },
  groups: { installed: 'المثبّتة', popular: 'الشائعة' },
  recent: 'الأخيرة',
  unsupported: '(غير مدعومة)',
  empty: 'لم يُعثر على أي محفظة في هذا المتصفح.',
  emptyHelp: 'تظهر المحافظ المثبّتة حديثًا هنا تلقائيًا.',
  cautions: {
    'shared-identifier': 'تستخدم محفظة أخرى هذا المعرّف. قد تكون إحداهما مزيّفة.',
    'borrowed-name': 'تحمل اسم محفظة معروفة، لكن ليس معرّفها. قد تكون مزيّفة.',
    help: 'لا تستطيع هذه الصفحة التأكد من أنها أصلية. لا تتابع إلا إذا كنت تعرف النافذة التي ستُفتح. وإذا ساورك شك، فعطّل الإضافات التي لم تثبّتها بنفسك.'
  },
  newToWallets: 'هل المحافظ جديدة عليك؟',
  opening: (wallet) => `جارٍ فتح ${wallet}…`,
  confirm: (wallet) => `أكّد الاتصال في ${wallet}.`,
  pageLink: (wallet) => `يفتح تطبيق ${wallet} هذه الصفحة في متصفحه. اربط المحفظة هناك.`,
  pageInside: (wallet) => `تعرض ${wallet} هذه الصفحة داخلها وتتصل بها تلقائيًا.`,
  openPageIn: (wallet) => `فتح في ${wallet}`,
  connected: (wallet) => `تم الاتصال بمحفظة ${wallet}`,
  preparing: 'جارٍ تحميل حسابك…',
  failedTitle: (wallet) => `لم يتم الاتصال بمحفظة ${wallet}`,
  retry: 'إعادة المحاولة',
  loading: 'جارٍ التحميل',
  opensNewTab: 'يفتح في علامة تبويب جديدة'
}
