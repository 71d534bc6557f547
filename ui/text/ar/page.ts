import type { PageTranslation } from '../page.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ar')

export const page: PageTranslation = {
  shell: {
    skipToContent: 'الانتقال إلى المحتوى',
    mainNavigation: 'التنقل الرئيسي',
    dashboard: 'لوحة المعلومات',
    connectWallet: 'ربط المحفظة',
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    copyright: (organisation) => `© ${organisation}`,
    asksNobody: 'لا تتصل هذه الصفحة بأي جهة قبل أن تطلب ذلك.',
    contacts: (hosts) => `قد تتصل هذه الصفحة في أي وقت بـ ${hosts}.`,
    reconnects: 'المحفظة التي ربطتها يُعاد ربطها في زياراتك اللاحقة إلى أن تقطع اتصالها.',
    connections: 'الاتصالات',
    theme: 'المظهر',
    themes: { system: 'النظام', light: 'فاتح', dark: 'داكن', midnight: 'منتصف الليل' },
    failed: 'حدثت مشكلة في هذه الصفحة.',
    tryAgain: 'إعادة المحاولة',
    reload: 'إعادة التحميل'
  },
  code: {
    offline: 'هذا الجهاز غير متصل بالإنترنت.',
    missing: 'تعذّر تحميل جزء من الصفحة. قد تؤدي إعادة المحاولة إلى إعادة تحميل الصفحة.'
  },
  home: {
    title: 'محفظتك، بكل وضوح.',
    lead: 'اعرض رصيدك وتابع معاملاتك. كل توقيع ودفعة بموافقتك في محفظتك.',
    connect: 'ربط المحفظة',
    openDashboard: 'فتح لوحة المعلومات',
    promises: [
      { title: 'المفاتيح تبقى معك', text: 'لا ترى هذه الصفحة أي مفتاح أبدًا. محفظتك وحدها توقّع.' },
      {
        title: 'لا شيء في الخلفية',
        text: 'لا أدوات تتبّع ولا أطراف خارجية. لا تتواصل الصفحة مع أي شبكة إلا بعد أن تربط محفظتك.'
      },
      {
        title: 'حقيقة معاملاتك',
        text: 'قيد الانتظار أو مؤكَّدة أو فاشلة: كما هي على الشبكة، حتى بعد إعادة التحميل.'
      }
    ],
    networks: 'الشبكات',
    moreNetworks: (count) =>
      plural(count, {
        zero: `و${count} غيرها`,
        one: 'وواحدة غيرها',
        two: 'واثنتان غيرها',
        few: `و${count} غيرها`,
        many: `و${count} غيرها`,
        other: `و${count} غيرها`
      }),
    testNetworks: 'هذه شبكات اختبار. لا قيمة للأصول الموجودة عليها.'
  },
  dialogs: {
    close: 'إغلاق',
    back: 'رجوع',
    cancel: 'إلغاء',
    details: 'التفاصيل',
    copyDetails: 'نسخ التفاصيل'
  },
  connect: {
    connectButton: 'ربط المحفظة',
    browserWallet: 'محفظة المتصفح'
  }
}
