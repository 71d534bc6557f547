import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ar')

/** After a preposition, or the first part of a genitive. */
const steps = (count: number) =>
  plural(count, {
    zero: `${count} خطوة`,
    one: 'خطوة واحدة',
    two: 'خطوتين',
    few: `${count} خطوات`,
    many: `${count} خطوة`,
    other: `${count} خطوة`
  })

export const contractBatches: typeof english = {
  review: (count) =>
    `من أصل ${steps(count)}، ستنجح الخطوة الأولى إن نُفّذت الآن. قد تتوقف الخطوات الأخرى عليها، لذا لا تستطيع هذه الصفحة فحصها بعد. راجعها كلها ثم أكّد.`,
  preparing: 'جارٍ التحقق مما تدعمه محفظتك قبل أن تطلب منك التأكيد.',
  impossible: 'يجب أن تُنفَّذ الخطوات كلها معًا أو ألا يُنفَّذ أي منها، ولا تستطيع محفظتك ذلك.',
  asking: (count) => `أكّد الخطوات كلها في محفظتك (العدد: ${count}).`,
  earlier: 'قبلت محفظتك طلبك السابق في نهاية الأمر. إذا أكّدت هذا الطلب أيضًا، فقد تُنفَّذ العملية مرتين.',
  batched: (count) =>
    `الخطوات كلها لدى محفظتك (العدد: ${count})، وتسألها هذه الصفحة عن نتيجتها. تُدرج ضمن المعاملات بعد إرسالها.`,
  away: (count) => `الخطوات كلها لدى محفظتك (العدد: ${count}). اربطها مرة أخرى بالحساب نفسه لمعرفة نتيجتها.`,
  partial: {
    listed: (count) =>
      `لم يتم إلا بعض الخطوات، من أصل ${steps(count)}. ما أُرسل مدرج ضمن المعاملات: راجعها قبل أن تعيد المحاولة.`,
    unlisted: (count) =>
      `لم يتم إلا بعض الخطوات، من أصل ${steps(count)}. لا تذكر محفظتك أي المعاملات أُرسلت: راجعها في محفظتك قبل أن تعيد المحاولة.`
  },
  confirmed: (count) => `أُرسلت الخطوات كلها (العدد: ${count}) وأكّدتها الشبكة.`,
  unlisted: (count) =>
    `تفيد محفظتك بأن الخطوات كلها (العدد: ${count}) تمت، لكنها لا تذكر في أي معاملات، لذا لا تستطيع هذه الصفحة إدراجها.`,
  failed: 'تفيد محفظتك بأن العملية فشلت. لم يكن لأي خطوة أثر.',
  unclear: 'لا تذكر محفظتك نتيجة العملية: راجع محفظتك قبل أن تعيد المحاولة.',
  stepNotSent: {
    notYet: 'لم تُرسل هذه الخطوة بعد.',
    no: 'لم تُرسل هذه الخطوة.',
    notThisTime: 'لم تُرسل هذه الخطوة هذه المرة.'
  },
  step: (number, count) => `الخطوة ${number} من ${count}:`,
  done: (done, count) => `تم ${done} من أصل ${steps(count)}.`
}
