import type { proposals as english } from '#domain/text/en/proposals.ts'
import { isolate } from '../isolate.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'مقترحة في Safe الخاص بك. لا يُرسل شيء قبل موافقة عدد كافٍ من المالكين.',
    failed: 'لم يُرسل شيء: رُفضت أو استُبدلت أو أزيلت في Safe الخاص بك.'
  },
  sent: 'مقترحة في Safe الخاص بك. وهي مدرجة ضمن المعاملات، وتُرسل عند موافقة عدد كافٍ من المالكين.',
  unsaved: 'مقترحة في Safe الخاص بك، لكن متصفحك لم يتمكن من حفظها. بعد إغلاق هذه الصفحة، تابعها في Safe.',
  late: (asked) => `اقترح Safe الخاص بك هذا في نهاية الأمر: ${isolate(asked)}. تابعه ضمن المعاملات.`,
  attempt: 'ربما اقتُرح هذا. لم يؤكّد Safe ذلك ولم ينفِه: راجع قائمة انتظاره قبل أن تعيد المحاولة.',
  owners: 'قد يلزم أن يوقّع مالكون آخرون لـ Safe أيضًا. تنتظرهم هذه الصفحة مدة تصل إلى 8 دقائق.'
}
