import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `رمز لربط ${wallet}`,
  preparing: 'جارٍ تحضير الرمز',
  ready: 'الرمز جاهز للمسح.',
  validFor: (time) => `صالح لمدة ${time}`,
  newValidFor: (time) => `رمز جديد، صالح لمدة ${time}`,
  expiresSoon: 'تنتهي صلاحية الرمز بعد دقيقة واحدة. يليه رمز جديد تلقائيًا.',
  renewed: 'حلّ رمز جديد محل القديم.',
  copyLink: 'نسخ الرابط',
  openAny: 'فتح محفظة',
  openAnyTitle: 'افتح محفظة على هذا الهاتف',
  openAnyText: 'أكّد هناك، ثم عُد.',
  openAnyHelp: 'لم يُفتح شيء؟ انسخ الرابط، أو امسح الرمز بهاتف آخر.',
  showCode: 'إظهار الرمز',
  hideCode: 'إخفاء الرمز',
  confirm: (wallet) => `أكّد الاتصال في ${wallet}، ثم عُد.`,
  preparingLink: 'جارٍ تحضير الرابط',
  open: (wallet) => `فتح ${wallet}`,
  openAgain: 'فتح مرة أخرى',
  notOpened: (wallet) => `لم يُفتح ${wallet}؟`,
  notOpenedHelp: 'أعد المحاولة، أو ألصق الرابط في المحفظة، أو ثبّتها أولًا.',
  inAppHelp:
    'هذه الصفحة مفتوحة داخل تطبيق آخر قد لا تُفتح المحافظ منه. استخدم قائمة ذلك التطبيق لفتح الصفحة في متصفحك، أو انسخ عنوانها.'
}
