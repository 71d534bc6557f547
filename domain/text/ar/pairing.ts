import type { pairing as english } from '#domain/text/en/pairing.ts'
import { isolate } from '../isolate.ts'

export const pairing: typeof english = {
  code: (wallet) => `رمز لربط ${isolate(wallet)}`,
  preparing: 'جارٍ تحضير الرمز',
  ready: 'الرمز جاهز للمسح.',
  validFor: (time) => `صالح لمدة ${isolate(time)}`,
  newValidFor: (time) => `رمز جديد، صالح لمدة ${isolate(time)}`,
  expiresSoon: 'تنتهي صلاحية الرمز بعد دقيقة واحدة. يليه رمز جديد تلقائيًا.',
  renewed: 'حلّ رمز جديد محل القديم.',
  copyLink: 'نسخ الرابط',
  openAny: 'فتح محفظة',
  openAnyTitle: 'افتح محفظة على هذا الهاتف',
  openAnyText: 'أكّد هناك، ثم عُد.',
  openAnyHelp: 'لم يُفتح شيء؟ انسخ الرابط، أو اعرض الرمز لهاتف آخر.',
  showCode: 'إظهار الرمز',
  hideCode: 'إخفاء الرمز',
  confirm: (wallet) => `أكّد الاتصال في ${isolate(wallet)}، ثم عُد.`,
  preparingLink: 'جارٍ تحضير الرابط',
  open: (wallet) => `فتح ${isolate(wallet)}`,
  openAgain: 'فتح مرة أخرى',
  notOpened: (wallet) => `لم يُفتح ${isolate(wallet)}؟`,
  notOpenedHelp: 'أعد المحاولة، أو ألصق الرابط في المحفظة، أو ثبّتها أولًا.'
}
