import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ar')
const transactionCount = (count: number, shown: string) =>
  plural(count, {
    zero: 'لا معاملات',
    one: 'معاملة واحدة',
    two: 'معاملتان',
    few: `${shown} معاملات`,
    many: `${shown} معاملة`,
    other: `${shown} معاملة`
  })
const entryCount = (count: number, shown: string) =>
  plural(count, {
    zero: 'لا عناصر',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${shown} عناصر`,
    many: `${shown} عنصرًا`,
    other: `${shown} عنصر`
  })

export const activity: typeof english = {
  title: 'النشاط',
  disconnectedTitle: 'اربط محفظة لعرض نشاطك',
  disconnectedText: 'يظهر هنا ما ترسله من هذه الصفحة بعد ربط محفظة.',
  unauthenticatedTitle: 'سجّل الدخول لعرض نشاطك',
  unauthenticatedText: 'محفظتك متصلة. وقّع رسالة واحدة لإثبات أن الحساب لك؛ لا يكلّفك ذلك شيئًا.',
  scope:
    'ما أرسله هذا الحساب من هذه الصفحة، بقدر ما احتفظ به هذا المتصفح: 10,000 معاملة على الأكثر، وأقل من ذلك إذا امتلأت مساحة التخزين. لا يُدرج ما أُرسل من مكان آخر ولا ما استُلم.',
  scopeWithTransfers:
    'ما أرسله هذا الحساب من هذه الصفحة، بقدر ما احتفظ به هذا المتصفح: 10,000 معاملة على الأكثر، وأقل من ذلك إذا امتلأت مساحة التخزين. أما تحويلات التوكنات المدرجة في هذه الصفحة فتُقرأ من الشبكات أيًّا كان المكان الذي أُرسلت منه. ولا يُدرج غير ذلك مما أُرسل من مكان آخر أو استُلم.',
  notOfOthers:
    'يخص النشاط الحساب المتصل وحده، لأن معظمه محفوظ في هذا المتصفح. أما الحساب الذي تكتفي بعرضه فتظهر أرصدته في لوحة المعلومات.',
  viewedDashboard: 'عرض لوحة معلوماته',
  own: 'نشاطك أنت',
  list: 'المعاملات',
  readingHistory: 'جارٍ قراءة ما احتفظ به هذا المتصفح…',
  filters: 'تصفية',
  search: 'بحث',
  searchHint: 'وصف أو عنوان أو هاش',
  network: 'الشبكة',
  everyNetwork: 'الكل',
  state: 'الحالة',
  everyState: 'الكل',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) =>
    `${some} من أصل ${plural(all, {
      zero: `${shownAll} معاملة`,
      one: 'معاملة واحدة',
      two: 'معاملتين',
      few: `${shownAll} معاملات`,
      many: `${shownAll} معاملة`,
      other: `${shownAll} معاملة`
    })}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) =>
    `${some} من أصل ${plural(all, {
      zero: `${shownAll} عنصر`,
      one: 'عنصر واحد',
      two: 'عنصرين',
      few: `${shownAll} عناصر`,
      many: `${shownAll} عنصرًا`,
      other: `${shownAll} عنصر`
    })}`,
  noneMatch: 'لا توجد معاملة مطابقة.',
  showAll: 'مسح عوامل التصفية',
  notHere: 'المعاملة التي يشير إليها هذا الرابط غير موجودة ضمن نشاط هذا الحساب في هذا المتصفح.',
  exportCsv: 'تصدير CSV',
  exportJson: 'تصدير JSON',
  exported: (shown) => `تم التصدير: ${shown}.`,
  today: 'اليوم',
  yesterday: 'أمس',
  unknownDay: 'تاريخ غير معروف',
  details: 'تفاصيل المعاملة',
  facts: {
    status: 'الحالة',
    network: 'الشبكة',
    from: 'من',
    to: 'إلى',
    hash: 'الهاش',
    proposal: 'الاقتراح',
    replacedBy: 'المعاملة البديلة',
    nonce: 'رقم nonce',
    minedAt: 'وقت الكتلة',
    gasUsed: 'الغاز المستهلك'
  },
  timeline: 'ما الذي حدث',
  steps: {
    asked: 'أُرسل الطلب إلى محفظتك.',
    sent: 'أُرسلت: أعطت محفظتك هذه الصفحة هاش المعاملة.',
    proposed: 'اقتُرحت على Safe.',
    firstPolled: (block) => `بدأ البحث عنها في الشبكة عند الكتلة ${block}.`,
    seen: 'وصلت إلى إحدى العقد.',
    reorganised: (block) => `كانت في الكتلة ${block}، التي أسقطتها الشبكة بعد ذلك.`,
    mined: (count, wanted, shownWanted) =>
      `في كتلة: ${count} من ${plural(wanted, {
        zero: `${shownWanted} تأكيد`,
        one: 'تأكيد واحد',
        two: 'تأكيدين',
        few: `${shownWanted} تأكيدات`,
        many: `${shownWanted} تأكيدًا`,
        other: `${shownWanted} تأكيد`
      })}.`,
    inBlock: (block) => `في الكتلة ${block}.`,
    replacedInBlock: (block) => `المعاملة البديلة في الكتلة ${block}.`,
    settledAt: (block) => `تبيّن بحلول الكتلة ${block} أنها استُبدلت.`,
    awaited: 'في انتظار كتلة تتضمنها.',
    confirmed: 'تأكّدت.',
    failed: 'فشلت.',
    reverted: 'فشلت: أبطلتها الشبكة، ولم تُدفع سوى الرسوم.',
    final: 'نهائية: الكتلة أعمق من أن تسقطها الشبكة.'
  },
  hurry: {
    title: 'تسريعها أو إلغاؤها',
    where: (nonce) =>
      `افتح هذه المعاملة (رقم nonce: ${nonce}) في محفظتك، واختر هناك «تسريع» أو «إلغاء». ثم تعرف هذه الصفحة من تلقاء نفسها أيّ المعاملتين أُدرجت في كتلة.`,
    whereWithoutNonce:
      'افتح هذه المعاملة في محفظتك، واختر هناك «تسريع» أو «إلغاء». ثم تعرف هذه الصفحة من تلقاء نفسها أيّ المعاملتين أُدرجت في كتلة.',
    why: 'لا ترسل هذه الصفحة معاملة أخرى نيابةً عنك: فكثير من المحافظ تتجاهل رقم nonce الذي تحدده الصفحة، فتدفع مرتين.'
  },
  forget: 'حذف هذه المعاملة من السجل',
  copyLink: 'نسخ الرابط',
  transfers: {
    title: 'تحويلات التوكنات',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `استلام ${amount}`,
      out: (amount) => `إرسال ${amount}`,
      self: (amount) => `إرسال ${amount} إلى الحساب نفسه`
    },
    from: (address) => `من ${address}`,
    to: (address) => `إلى ${address}`,
    reading: 'جارٍ البحث…',
    nothingYet: 'لم يجرِ البحث بعد.',
    everything: 'شمل البحث كل الكتل رجوعًا إلى الأولى.',
    since: (block) => `شمل البحث الكتل رجوعًا إلى الكتلة ${block}.`,
    sinceTime: (block, time) => `شمل البحث الكتل رجوعًا إلى الكتلة ${block} (${time}).`,
    refused: (reason) => `${reason} تعذّرت قراءة التحويلات.`,
    refusedOlder: (reason) => `${reason} تعذّرت قراءة التحويلات الأقدم.`,
    unreadable: (tokens) => `قد تغيب بعض تحويلات ${tokens}: تعذّرت قراءة سجلاتها.`,
    lookedAt: (time) => `آخر قراءة لأحدث الكتل: ${time}.`,
    further: 'البحث في كتل أقدم',
    again: 'إعادة المحاولة',
    newer: 'البحث من جديد',
    furtherNamed: (network) => `البحث في كتل أقدم على شبكة ${network}`,
    againNamed: (network) => `إعادة المحاولة على شبكة ${network}`,
    newerNamed: (network) => `البحث من جديد على شبكة ${network}`,
    overview: (count, shown) =>
      `تحويلات التوكنات على ${plural(count, {
        zero: `${shown} شبكة`,
        one: 'شبكة واحدة',
        two: 'شبكتين',
        few: `${shown} شبكات`,
        many: `${shown} شبكة`,
        other: `${shown} شبكة`
      })}`,
    withNothing: (count) => `إظهار التحويلات الصفرية (${count})`,
    aboutNothing: 'يستطيع أي شخص أن يُظهر مثل هذه التحويلات، حتى باسمك، ليدسّ في هذه القائمة عنوانًا يشبه عنوانًا تعرفه.',
    lookAlike: 'عنوان مشابه',
    lookAlikeOf:
      'انتبه: يبدأ العنوان الآخر وينتهي مثل عنوان تعرفه، لكنه عنوان مختلف. تُنشأ مثل هذه العناوين بقصد الخداع. العنوان الذي تعرفه هو:',
    details: 'تفاصيل التحويل',
    amount: 'المبلغ',
    token: 'التوكن',
    block: 'الكتلة',
    time: 'الوقت',
    notFound:
      'التحويل الذي يشير إليه هذا الرابط ليس ضمن ما عُثر عليه حتى الآن. ابحث في كتل أقدم، أو تحقق من الحساب المتصل.'
  }
}
