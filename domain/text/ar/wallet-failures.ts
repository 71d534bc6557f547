import type { walletFailures as english } from '#domain/text/en/wallet-failures.ts'
import { isolate } from '../isolate.ts'

const notAvailable = (wallet: string) => `${isolate(wallet)} غير متاحة في هذا المتصفح.`

export const walletFailures: typeof english = {
  rejected: 'رفضت الطلب في محفظتك.',
  pending: 'تعرض محفظتك طلبًا بالفعل. افتحها وأجب عنه أولًا.',
  stayed: 'بقيت المحفظة على شبكتها.',
  'wrong-network': 'محفظتك على شبكة أخرى. بدّل الشبكة أولًا.',
  'none-shared': 'لا تشارك محفظتك أي شبكة تستطيع هذه الصفحة استخدامها.',
  'not-shared': 'لا تشارك محفظتك هذه الشبكة مع الصفحة. اسمح بها في المحفظة، أو بدّل إلى شبكة أخرى.',
  'no-chains': 'لم يُعثر على سلاسل لدى الموصّل.',
  'chain-not-found': 'لم يُعثر على السلسلة لدى الموصّل.',
  unauthorized: 'لم تعد محفظتك تشارك هذا الحساب مع الصفحة.',
  'account-changed': 'انتقلت محفظتك إلى حساب آخر قبل أن تستجيب. أعد المحاولة بذلك الحساب.',
  unsupported: 'لا تستطيع محفظتك فعل ذلك.',
  timeout: 'لم تستجب محفظتك. ربما تكون مقفلة، أو نافذتها مخفية.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'لم تستجب خدمة WalletConnect. يجري الوصول إلى محفظتك عبرها.',
  offline: 'هذا الجهاز غير متصل بالإنترنت.',
  refused: 'لا تقبل خدمة WalletConnect هذه الصفحة.',
  'no-project': 'لم تُهيّأ خدمة WalletConnect لهذه الصفحة.',
  'invalid-response': 'أرسلت محفظتك ردًا غير صالح.',
  'no-account': 'لم تشارك محفظتك أي حساب.',
  'not-opened': 'لم يسمح المتصفح للصفحة بفتح WalletConnect. أعد تحميل الصفحة، ثم أعد المحاولة.',
  interrupted: 'انقطع الاتصال بمحفظتك قبل أن تستجيب. ربما لا يزال الطلب مفتوحًا هناك.',
  'other-connected': 'رُبطت محفظة أخرى أولًا، ربما في علامة تبويب أخرى. اقطع الاتصال بها هناك لاستخدام هذه.',
  unknown: 'حدث خطأ ما في المحفظة.',
  disconnected: 'محفظتك غير متصلة بأي شبكة.',
  'chain-disconnected': 'محفظتك غير متصلة بهذه الشبكة.',
  'unknown-chain': 'لا تعرف محفظتك هذه الشبكة.',
  invalid: 'تعدّ محفظتك الطلب غير صالح.',
  'invalid-data': 'حضّرت هذه الصفحة شيئًا لا تستطيع أي محفظة توقيعه. لم يُطلب من محفظتك شيء.',
  limited: 'تلقّت محفظتك طلبات أكثر مما ينبغي. انتظر لحظة ثم أعد المحاولة.',
  'duplicate-batch': 'سبق أن تلقّت محفظتك هذا الطلب.',
  'unknown-batch': 'لا تعرف محفظتك هذا الطلب.',
  'too-many-calls': 'هذا أكثر مما تستطيع محفظتك فعله في طلب واحد.',
  reverted: 'رفض أحد العقود هذا الطلب.',
  'insufficient-funds': 'لا يكفي رصيد الحساب لدفع هذا.'
}
