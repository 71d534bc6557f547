import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('ar')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'سجل الزوار',
    lead: 'اترك رسالة على الشبكة. تبقى هناك مع عنوانك ليقرأها الجميع، ولا يستطيع أحد تغييرها أو حذفها، ولا حتى أنت.',
    facts: {
      network: 'الشبكة',
      entries: 'الرسائل',
      fee: 'رسوم كل رسالة',
      contract: 'العقد',
      explorer: 'عرض في المستكشف'
    },
    loading: 'جارٍ قراءة سجل الزوار…',
    unread: (reason) => `لا يمكن قراءة سجل الزوار الآن. ${reason} تُعاد المحاولة تلقائيًا.`,
    stale: (reason) => `قد يكون ما تراه قديمًا. ${reason} تُعاد المحاولة تلقائيًا.`,
    retry: 'إعادة المحاولة',
    places: {
      elsewhere: (network, places) => `محفظتك على ${network}، وليس عليها سجل زوار. يوجد سجل على ${places}.`,
      shown: (network) => `أنت تقرأ السجل الذي على ${network}.`,
      nowhere: 'لا يوجد سجل زوار على شبكات هذه الصفحة بعد.',
      howToDeploy:
        'إذا كنت تدير هذه الصفحة بنفسك: ينشر الأمر npm start سجلًا على شبكاتك المحلية. أما على شبكة عامة، فانشر العقد وأضف عنوانه إلى contracts/contracts.config.ts.'
    },
    list: {
      title: 'أحدث الرسائل',
      empty: 'لا رسائل بعد. ستكون رسالتك الأولى.',
      number: (number) => `رقم ${number}`,
      you: 'أنت',
      unreadable: 'لا تحتوي هذه الرسالة على نص مقروء.',
      older: 'عرض الرسائل الأقدم',
      newer: (count, shown) =>
        plural(count, {
          zero: 'لم تصل رسائل أثناء وجودك هنا.',
          one: 'وصلت رسالة واحدة أثناء وجودك هنا.',
          two: 'وصلت رسالتان أثناء وجودك هنا.',
          few: `وصلت ${shown} رسائل أثناء وجودك هنا.`,
          many: `وصلت ${shown} رسالة أثناء وجودك هنا.`,
          other: `وصلت ${shown} رسالة أثناء وجودك هنا.`
        }),
      notLive: (reason) => `لا تظهر الرسائل الجديدة تلقائيًا في الوقت الحالي. ${reason}`,
      showNewer: (count, shown) =>
        plural(count, {
          zero: 'لا رسائل أخرى لعرضها',
          one: 'عرض رسالة أخرى',
          two: 'عرض رسالتين أخريين',
          few: `عرض ${shown} رسائل أخرى`,
          many: `عرض ${shown} رسالة أخرى`,
          other: `عرض ${shown} رسالة أخرى`
        })
    },
    form: {
      title: 'التوقيع في سجل الزوار',
      message: 'الرسالة',
      bytes: (used, most) => `${used} من ${most} بايت`,
      review: 'مراجعة',
      connect: 'ربط المحفظة',
      signIn: 'تسجيل الدخول',
      whyConnect: 'اربط محفظة للتوقيع. القراءة لا تحتاج إلى محفظة.',
      whySignIn: 'محفظتك متصلة. سجّل الدخول بها للتوقيع في سجل الزوار.',
      problems: { empty: 'اكتب رسالة أولًا.', long: 'هذه الرسالة طويلة جدًا. اختصرها.' }
    },
    review: { message: 'الرسالة', confirm: (fee) => `التوقيع مقابل ${fee}` },
    reasons: {
      WrongFee: 'يطلب سجل الزوار رسومًا أخرى.',
      EmptyMessage: 'الرسالة فارغة.',
      MessageTooLong: 'الرسالة طويلة جدًا.',
      NotOwner: 'لا يُسمح بهذا إلا لمالك سجل الزوار.',
      WithdrawalFailed: 'لا يقبل مالك سجل الزوار الدفعة.'
    }
  }
}
