import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'
import { isolate } from '../right-to-left.ts'

const plural = pluralIn('ar')

/** After a preposition or a count of how many of them. */
const networks = (count: number, shown: string) =>
  plural(count, {
    zero: `${shown} شبكة`,
    one: 'شبكة واحدة',
    two: 'شبكتين',
    few: `${shown} شبكات`,
    many: `${shown} شبكة`,
    other: `${shown} شبكة`
  })
const testNetworks = (count: number, shown: string) =>
  plural(count, {
    zero: `${shown} شبكة اختبار`,
    one: 'شبكة اختبار واحدة',
    two: 'شبكتي اختبار',
    few: `${shown} شبكات اختبار`,
    many: `${shown} شبكة اختبار`,
    other: `${shown} شبكة اختبار`
  })

export const dashboard: typeof english = {
  title: 'لوحة المعلومات',
  disconnectedTitle: 'اربط محفظة لعرض لوحة معلوماتك',
  disconnectedText: 'تظهر أرصدتك ومعاملاتك هنا بعد ربط محفظة.',
  unauthenticatedTitle: 'سجّل الدخول لعرض لوحة معلوماتك',
  unauthenticatedText: 'محفظتك متصلة. وقّع رسالة واحدة لإثبات أن الحساب لك؛ لا يكلّفك ذلك شيئًا.',
  sessions: {
    title: 'أماكن تسجيل الدخول',
    loading: 'جارٍ تحميل جلساتك',
    here: 'هذا المتصفح',
    browserOn: (browser, system) => `${browser} على ${system}`,
    unknownBrowser: 'متصفح غير معروف',
    lastUsed: (time) => `آخر استخدام: ${time}`,
    noOthers: 'لا يوجد متصفح آخر مسجّل الدخول.',
    others: (count) =>
      plural(count, {
        zero: 'لا يوجد متصفح آخر مسجّل الدخول.',
        one: 'يوجد متصفح آخر مسجّل الدخول.',
        two: 'يوجد متصفحان آخران مسجّلا الدخول.',
        few: `توجد ${count} متصفحات أخرى مسجّلة الدخول.`,
        many: `يوجد ${count} متصفحًا آخر مسجّل الدخول.`,
        other: `يوجد ${count} متصفح آخر مسجّل الدخول.`
      }),
    end: 'إنهاء',
    endNamed: (session) => `إنهاء الجلسة: ${session}`,
    ending: 'جارٍ الإنهاء…',
    endOthers: 'تسجيل الخروج من كل مكان آخر',
    unreadable: 'تعذّر تحميل جلساتك.',
    stale: 'تعذّر تحميل جلساتك من جديد، لذا قد تكون هذه القائمة قديمة.',
    notEnded: 'لم تؤكّد خدمة تسجيل الدخول ذلك، لذا قد تكون الجلسة لا تزال صالحة.',
    tryAgain: 'إعادة المحاولة'
  },
  balances: 'الأرصدة',
  transactions: 'المعاملات',
  allActivity: 'كل النشاط',
  shownOf: (shown, all) => `المعروض ${shown} من ${all}`,
  showMore: 'عرض المزيد',
  current: 'متصلة',
  reconnecting: 'جارٍ إعادة الاتصال…',
  hideZero: 'إخفاء الأرصدة الصفرية',
  showZero: 'إظهار الأرصدة الصفرية',
  hiddenNetworks: (count, shown) =>
    plural(count, {
      zero: 'لا توجد شبكات فارغة مخفية.',
      one: 'أُخفيت شبكة واحدة لا رصيد عليها.',
      two: 'أُخفيت شبكتان لا رصيد عليهما.',
      few: `أُخفيت ${shown} شبكات لا رصيد عليها.`,
      many: `أُخفيت ${shown} شبكة لا رصيد عليها.`,
      other: `أُخفيت ${shown} شبكة لا رصيد عليها.`
    }),
  hiddenTokens: (count, shown) =>
    plural(count, {
      zero: 'لا توجد توكنات مخفية.',
      one: 'أُخفي توكن واحد رصيده صفر.',
      two: 'أُخفي توكنان رصيدهما صفر.',
      few: `أُخفيت ${shown} توكنات رصيدها صفر.`,
      many: `أُخفي ${shown} توكنًا رصيدها صفر.`,
      other: `أُخفي ${shown} توكن رصيدها صفر.`
    }),
  totals: 'المجاميع',
  totalOn: (symbol, count, shown) => `${symbol} على ${networks(count, shown)}`,
  totalOnSome: (symbol, known, all, shownAll) => `${symbol} على ${known} من ${networks(all, shownAll)}`,
  testTotalOn: (symbol, count, shown) => `${symbol} على ${testNetworks(count, shown)}`,
  testTotalOnSome: (symbol, known, all, shownAll) => `${symbol} على ${known} من ${testNetworks(all, shownAll)}`,
  source: {
    block: (number) => `الكتلة ${number}`
  },
  attention: {
    title: 'يتطلب انتباهك',
    gap: (waiting, missing) =>
      `معاملة برقم nonce ${waiting} تنتظر معاملة برقم nonce ${missing}، وهي غير موجودة لدى هذه الشبكة. أرسل تلك المعاملة من محفظتك، أو أعد هناك ضبط معاملات الحساب قيد الانتظار.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `المعاملة ذات رقم nonce ${nonce} تنتظر منذ ${since} على الأقل. سرّعها أو ألغها في محفظتك: لن يتم قبلها أي شيء آخر من هذا الحساب.`
        : `${plural(count, {
            zero: `${shown} معاملة تنتظر الشبكة.`,
            one: `${shown} معاملة تنتظر الشبكة.`,
            two: 'معاملتان تنتظران الشبكة.',
            few: `${shown} معاملات تنتظر الشبكة.`,
            many: `${shown} معاملة تنتظر الشبكة.`,
            other: `${shown} معاملة تنتظر الشبكة.`
          })} المعاملة ذات رقم nonce ${nonce} تنتظر منذ ${since} على الأقل وتعطّل غيرها: سرّعها أو ألغها في محفظتك.`,
    noFee: (network, fee) =>
      `لا يكفي الرصيد لدفع رسوم الشبكة على ${network}: قد يكلّف التحويل العادي ما يصل إلى ${fee}.`,
    delegated: (network) =>
      `على شبكة ${network}، يشغّل هذا الحساب شيفرة عقد (EIP-7702). يستطيع ذلك العقد نقل كل ما يملكه الحساب. إذا كنت لا تعرفه، فألغِ التفويض في محفظتك.`,
    contract: 'العقد',
    allowances: {
      found: (network) =>
        `على شبكة ${network}، يحق لهذه العناوين إنفاق كل ما يملكه هذا الحساب من توكن ما، دون طلب جديد. ألغِ ما لم تعد تستخدمه أو ما لا تعرفه.`,
      list: 'أذونات تشمل الرصيد كله',
      token: 'التوكن',
      spender: 'المنفِق',
      amount: 'الإذن',
      unlimited: 'غير محدود',
      others: (network, count) =>
        `أذونات أخرى على شبكة ${network}، كل منها بأقل مما يملكه هذا الحساب أو لتوكن لا يملكه: ${count}`,
      after: 'الإذن بعد ذلك',
      none: 'لا يوجد',
      revoke: 'إلغاء الإذن',
      revokeNamed: (token, spender) => `إلغاء الإذن الممنوح إلى ${spender} بإنفاق ${token}`,
      since: (block) => `لم يمكن فحص إلا الموافقات منذ الكتلة ${block}، لذا قد تغيب هنا أذونات غير محدودة أقدم منها.`,
      noneSince: (network, block) =>
        `لم يُعثر على أذونات غير محدودة على شبكة ${network} في الموافقات منذ الكتلة ${block}. لم يمكن فحص الموافقات الأقدم.`,
      missed: (tokens, network) =>
        `لم يمكن فحص كل أذونات إنفاق ${tokens} على شبكة ${network}، لذا قد تغيب هنا أذونات غير محدودة.`,
      many: (count, shown) =>
        plural(count, {
          zero: `${shown} توكن`,
          one: 'توكن واحد',
          two: 'توكنين',
          few: `${shown} توكنات`,
          many: `${shown} توكنًا`,
          other: `${shown} توكن`
        }),
      again: 'إعادة المحاولة',
      againNamed: 'إعادة المحاولة لفحص أذونات الإنفاق'
    }
  },
  view: {
    title: 'الحساب المعروض',
    readOnly: 'للعرض فقط',
    explanation: 'يستطيع أي شخص عرض أي حساب. لا يمكن توقيع شيء أو إرساله من هنا.',
    besideWallet: 'تبقى محفظتك متصلة.',
    stop: 'إيقاف العرض',
    lookingUp: 'جارٍ البحث عن الاسم…',
    open: 'عرض حساب',
    field: 'عنوان أو اسم',
    hint: 'للعرض فقط، دون محفظة',
    submit: 'عرض',
    problems: {
      invalid: 'هذا ليس عنوانًا ولا اسمًا.',
      mistyped: 'في هذا العنوان خطأ مطبعي: أحرفه الكبيرة غير متطابقة. قارنه بمصدره.',
      'no-names': 'لا تبحث هذه الصفحة عن الأسماء. استخدم العنوان.',
      'no-account': 'لم يُعثر على حساب بهذا الاسم.',
      unreachable: 'تعذّر البحث عن الاسم.'
    }
  },
  receive: {
    open: 'استلام',
    title: 'استلام',
    network: 'الشبكة',
    code: (network) => `رمز QR بعنوانك على شبكة ${network}`,
    only: (network) =>
      `لا ترسل إلى هذا الرمز إلا على شبكة ${network}: فما يُرسل على شبكة أخرى لا يصل إلى هذه الشبكة. وإذا كان حسابك عقدًا، مثل Safe، فتأكد من وجوده على شبكة ${network}.`,
    address: 'عنوانك',
    copyAddress: 'نسخ العنوان',
    copyLink: 'نسخ رابط الدفع'
  },
  network: {
    every: (duration) => `كتلة كل ${duration}`,
    baseFee: 'الرسوم الأساسية',
    gwei: (amount) => isolate(`${amount} gwei`),
    chart: (_count, shown, low, high) =>
      low === high
        ? `الرسوم الأساسية في آخر الكتل (${shown})، نحو ${isolate(`${low} gwei`)} في كل منها`
        : `الرسوم الأساسية في آخر الكتل (${shown})، بين ${low} و${isolate(`${high} gwei`)}`,
    table: 'الرسوم الأساسية حسب الكتلة',
    block: 'الكتلة'
  },
  tryAgain: 'إعادة المحاولة',
  tryAgainNamed: (network) => `إعادة المحاولة لقراءة شبكة ${network}`
}
