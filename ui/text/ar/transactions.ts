import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ar')

/** After a verb that takes an object, or a noun. */
const ofTransactions = (count: number, shown: string) =>
  plural(count, {
    zero: `${shown} معاملة`,
    one: 'معاملة واحدة',
    two: 'معاملتين',
    few: `${shown} معاملات`,
    many: `${shown} معاملة`,
    other: `${shown} معاملة`
  })

export const transactions: typeof english = {
  details: {
    'speed-up': 'سُرّعت: استُبدلت بمعاملة أخرى تفعل الشيء نفسه.',
    cancellation: 'أُلغيت: استُبدلت بمعاملة لا ترسل شيئًا.',
    other: 'لم تُنفَّذ: استُبدلت بمعاملة أخرى من هذا الحساب.',
    unclear:
      'استُبدلت بمعاملة أخرى لا تستطيع هذه الصفحة معرفة ما فعلته. إن كان ذلك تسريعًا فقد تم الدفع، وإن كان إلغاءً فلم يتم: محفظتك تبيّن أيهما كان.',
    outcomeUnknown: 'المعاملة في كتلة، لكن هذه الشبكة لا تذكر إن كانت قد نجحت.',
    reorganised: 'أسقطت الشبكة الكتلة التي كانت تتضمنها. قد تُدرج مرة أخرى.',
    unknown: 'لم يُعثر عليها في الشبكة. قد تتم رغم ذلك.',
    beyondHistory: 'أقدم من أن تعرف عُقد الشبكة ما آلت إليه. قد يعرف ذلك مستكشف الكتل.',
    neverSeen: 'لم ترها أيّ عقدة، ولا تتأثّر دفعتك التالية. تواصل هذه الصفحة البحث عنها.',
    nonceUsed: 'لم يُعثر عليها في الشبكة، واستخدمت معاملة أخرى من هذا الحساب رقم nonce المتوقّع لها.'
  },
  marks: {
    cancelled: 'ملغاة',
    replaced: 'مستبدَلة',
    dropped: 'أُسقطت'
  },
  instead: {
    sent: (amount, recipient) => `أُرسل بدلًا منها ${amount} إلى ${recipient}.`,
    nothing: (recipient) => `أُرسلت بدلًا منها معاملة فارغة إلى ${recipient}.`,
    called: (recipient) => `أُرسل بدلًا منها استدعاء عقد إلى ${recipient}.`,
    calledWith: (amount, recipient) => `أُرسل بدلًا منها استدعاء عقد مع ${amount} إلى ${recipient}.`,
    created: 'أُنشئ بدلًا منها عقد.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `أرسلت محفظتك شيئًا آخر: ${amount} إلى ${recipient}.`,
    nothing: (recipient) => `أرسلت محفظتك شيئًا آخر: معاملة فارغة إلى ${recipient}.`,
    called: (recipient) => `أرسلت محفظتك شيئًا آخر: استدعاء عقد إلى ${recipient}.`,
    calledWith: (amount, recipient) => `أرسلت محفظتك شيئًا آخر: استدعاء عقد مع ${amount} إلى ${recipient}.`,
    created: 'أرسلت محفظتك شيئًا آخر: عقد جديد.',
    approved: (spender, token) => `أرسلت محفظتك شيئًا آخر: إذن إلى ${spender} بإنفاق توكنات العقد ${token}.`,
    otherSender: (address) => `أرسلتها محفظتك من حساب آخر: ${address}.`,
    nothingArrived: (promised) => `لم يصل شيء من ${promised}: لم ينقل التوكن شيئًا إلى المستلم.`,
    lessArrived: (arrived, promised) => `لم يصل سوى ${arrived} من ${promised}.`
  },
  confirmations: (count, wanted) =>
    `${count} من ${plural(wanted, {
      zero: `${wanted} تأكيد`,
      one: 'تأكيد واحد',
      two: 'تأكيدين',
      few: `${wanted} تأكيدات`,
      many: `${wanted} تأكيدًا`,
      other: `${wanted} تأكيد`
    })}.`,
  unrepeated: 'سبب الفشل غير معروف: لم يفشل الاستدعاء نفسه عند تشغيله مرة أخرى. ربما نفد منه الغاز.',
  to: 'إلى',
  unknownSince: (time) => `لم يُعثر عليها في الشبكة منذ ${time}. قد تتم رغم ذلك.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer: 'حُفظت بعض المعاملات بإصدار أحدث من هذه الصفحة، لذا فهي غير مدرجة هنا. وهي محفوظة كما هي.',
  unsaved: 'غير محفوظة',
  hasUnsaved:
    'لم يحفظ متصفحك آخر ما يخص المعاملات المشار إليها بعبارة «غير محفوظة». بعد إغلاق هذه الصفحة، قد تغيب من هنا أو تصبح قديمة: انسخ هاش كل منها لتتمكن من متابعتها.',
  copyHash: 'نسخ الهاش',
  remove: 'إزالة',
  removeNamed: (description) => `إزالة من القائمة: ${description}`,
  removed: (description) => `أزيل من القائمة: ${description}.`,
  removedUnsaved: (description) =>
    `أزيل من القائمة: ${description}، لكن متصفحك لم يتمكن من حفظ ذلك. عند تحميل هذه الصفحة مرة أخرى، قد يعود.`,
  ended: {
    title: 'معاملات انتهت',
    others: (shown) => `+${shown} غيرها`
  },
  clearAll: 'مسح الكل',
  cleared: (count, shown) => `تم مسح ${ofTransactions(count, shown)} من هذا المتصفح، ومن صفحة النشاط أيضًا.`,
  clearedUnsaved: (count, shown) =>
    `تم مسح ${ofTransactions(count, shown)}، لكن متصفحك لم يتمكن من حفظ ذلك. عند تحميل هذه الصفحة مرة أخرى، قد يعود ما مُسح.`,
  pendingStay: 'تبقى المعاملات قيد الانتظار إلى أن تُحسم.',
  undo: 'تراجع',
  putBack: (count, shown) => `تمت إعادة ${ofTransactions(count, shown)} إلى القائمة.`
}
