import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'
import { isolate } from '../right-to-left.ts'

const tab = 'متجرها مفتوح في علامة تبويب أخرى. ثبّتها في الشريط.'
const phrase = 'اكتب عبارة الاسترداد على ورقة، ولا تشاركها أبدًا.'
const secretPhrase = 'احفظ عبارة الاسترداد السرية على ورقة، بعيدًا عن أي موقع.'
const createOrImport = 'إنشاء محفظة أو استيرادها'
const fromStore = 'من متجر تطبيقات هاتفك.'
const comeBack = 'العودة إلى هذه الصفحة'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: 'إنشاء محفظتك', description: 'أو استيرادها. لا تشارك عبارة استردادها أبدًا.' }
  const openPage = `فتح هذه الصفحة في ${wallet}`
  return {
    app: {
      install: { title: `تثبيت ${wallet}`, description: fromStore },
      create,
      scan: { title: 'مسح الرمز', description: `يظهر في الخطوة التالية. أكّد الاتصال في ${wallet}.` },
      'open-app': { title: comeBack, description: `ثم اربط المحفظة: يُفتح ${wallet} ويطلب منك التأكيد.` },
      'scan-page': { title: openPage, description: 'امسح الرمز في الخطوة التالية، واربط المحفظة هناك.' },
      'scan-address': {
        title: openPage,
        description: `امسح رمز الخطوة التالية في ${wallet}، أو أدخل هناك عنوان هذه الصفحة.`
      },
      'open-page': { title: openPage, description: 'عُد واضغط «ربط» لفتحها هناك.' },
      'enter-page': { title: openPage, description: 'انسخ عنوانها في الخطوة التالية، واربط المحفظة هناك.' }
    },
    extension: {
      install: { title: `إضافة ${wallet}`, description: tab },
      create,
      refresh: { title: comeBack, description: `تظهر ${wallet} هنا تلقائيًا، أو بعد التحديث.` },
      web: { title: openPage, description: 'ستتصل هناك تلقائيًا.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: 'تثبيت تطبيق MetaMask', description: 'من متجر تطبيقات هاتفك. تؤكّد كل شيء فيه.' },
      create: { title: createOrImport, description: secretPhrase },
      scan: {
        title: 'المسح في MetaMask',
        description: 'انقر أيقونة المسح فيه، وامسح الرمز في الخطوة التالية، ثم أكّد.'
      }
    },
    extension: {
      install: { title: 'تثبيت إضافة MetaMask', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'تثبيت تطبيق Rainbow', description: fromStore },
      create: {
        title: createOrImport,
        description: 'انسخها احتياطيًا في Rainbow، فلا يضيع شيء بضياع الهاتف.'
      },
      scan: {
        title: 'المسح في Rainbow',
        description: 'انقر زر المسح فيه، وامسح الرمز في الخطوة التالية، ثم أكّد.'
      }
    },
    extension: {
      install: { title: 'تثبيت إضافة Rainbow', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'تثبيت Coinbase Wallet',
        description: 'قد يظهر في متجر التطبيقات باسمه الجديد، Base.'
      },
      create: {
        title: createOrImport,
        description: 'انسخها احتياطيًا في التطبيق. عبارة استردادها لك وحدك.'
      }
    },
    extension: {
      install: { title: 'إضافة Coinbase Wallet', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'تثبيت متصفح Brave', description: 'محفظة Brave Wallet مدمجة فيه.' },
      create: {
        title: 'إنشاء Brave Wallet',
        description: 'افتح Wallet من قائمة Brave. احفظ عبارتها على ورقة.'
      },
      'scan-address': {
        title: 'فتح هذه الصفحة في Brave',
        description: 'امسح رمز الخطوة التالية في Brave، واربط المحفظة هناك.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: `فتح ${isolate('Safe{Wallet}')}`, description: 'مفتوحة في علامة تبويب أخرى.' },
      create: {
        title: 'إنشاء Safe الخاص بك',
        description: 'اختر مالكيه. يوقّع كل منهم بمحفظته الخاصة.'
      },
      web: {
        title: `إضافة هذه الصفحة إلى ${isolate('Safe{Wallet}')}`,
        description: 'افتحها أدناه، أو أضف عنوانها ضمن Apps ثم My custom apps.'
      }
    }
  }
}
