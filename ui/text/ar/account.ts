import type { account as english } from '#ui/text/en/account.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('ar')

export const account: typeof english = {
  buttons: {
    signIn: 'تسجيل الدخول',
    wrongNetwork: 'شبكة خاطئة',
    activity: 'النشاط',
    accountButton: (label) => `الحساب ${label}`,
    chainButton: (name) => `الشبكة: ${name}`
  },
  networks: {
    block: (number) => `الكتلة ${number}`,
    socket: 'WebSocket',
    behind: (count, shown, time) =>
      plural(count, {
        zero: `غير متأخرة عند ${time}.`,
        one: `متأخرة بكتلة واحدة عند ${time}.`,
        two: `متأخرة بكتلتين عند ${time}.`,
        few: `متأخرة بمقدار ${shown} كتل عند ${time}.`,
        many: `متأخرة بمقدار ${shown} كتلة عند ${time}.`,
        other: `متأخرة بمقدار ${shown} كتلة عند ${time}.`
      }),
    slowSince: (time) => `بطيئة منذ ${time}.`,
    inReserve: 'احتياطية',
    trouble: (since, reason, next) => `خلل منذ ${since}. ${reason} ${next}`,
    unreachable: 'تعذّر الوصول إلى العقدة.',
    restingUntil: (time) => `متوقفة مؤقتًا حتى ${time}.`
  },
  lost: {
    slow: 'لم تستجب محفظتك في الوقت المحدد. افتح قفلها، أو أعد تحميل الصفحة إذا جرى تحديث المحفظة، ثم اربطها من جديد.',
    absent: 'لم يُعثر على محفظتك في هذا المتصفح. شغّل إضافتها وأعد تحميل الصفحة، أو اربط محفظة أخرى.',
    wallet:
      'هذه الصفحة غير متصلة بأي محفظة، لأنها لا تعرف يقينًا أي محفظة استخدمتها آخر مرة. اربط المحفظة التي تثق بها.',
    account: 'تعرض محفظتك حسابًا غير الذي استخدمته آخر مرة. لا تستخدمه إلا إذا بدّلت الحساب بنفسك.',
    useOtherAccount: 'استخدام الحساب الآخر',
    unsavedDisconnect: (wallet) =>
      `قُطع الاتصال، لكن متصفحك لم يتمكن من حفظ ذلك. عند تحميل هذه الصفحة مرة أخرى، قد تتصل من جديد بمحفظة ${wallet}.`
  },
  balance: {
    loading: 'جارٍ تحميل الرصيد',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `تعذّر الوصول إلى شبكة ${network}`,
    unreachableShort: 'تعذّر الوصول',
    notLoaded: (network) => `لم يُحمَّل الرصيد على شبكة ${network}`,
    behind: (network) => `قد يكون الرصيد على شبكة ${network} قديمًا`,
    notLoadedShort: 'لم يُحمَّل',
    tryingAgain: 'تُعاد المحاولة تلقائيًا.',
    staleSince: (time) => `آخر قيمة معروفة: ${time}`,
    unreadable: (symbol) => `تعذّرت قراءة ${symbol}`,
    asksForPause: (time) => `طلبت العقدة التوقف مؤقتًا: لا يُرسَل أي طلب قبل ${time}.`,
    failures: {
      unreachable: 'لا تستجيب أي عقدة من عُقد هذه الشبكة.',
      timeout: 'لم تستجب العقدة في الوقت المحدد.',
      'rate-limited': 'تحدّ العقدة من عدد الطلبات.',
      malformed: 'أرسلت العقدة ردًا غير صالح.',
      'wrong-chain': 'هذه العقدة تابعة لشبكة أخرى.',
      reverted: 'ستفشل هذه المعاملة.',
      'insufficient-funds': 'لا يكفي رصيد الحساب لدفع هذا.',
      invalid: 'لا تقبل الشبكة هذه المعاملة: الغاز أو الرسوم أو الرقم التسلسلي غير صحيح.',
      refused: 'رفضت العقدة الطلب.',
      behind: 'العقدة التي أجابت متأخرة: ليست لديها أحدث الكتل بعد.',
      'not-loaded': 'لم يُحمَّل جزء من الصفحة.'
    }
  },
  signIn: {
    title: 'تأكيد ملكية حسابك',
    text: 'وقّع رسالة في محفظتك لإثبات أن هذا الحساب لك. لا ينقل ذلك أي أصول ولا يكلّفك شيئًا.',
    leaving: 'الإلغاء يقطع الاتصال بمحفظتك.',
    rejected: 'لم يتم تسجيل الدخول.',
    late: 'انتهت صلاحية الرسالة قبل توقيعها، لذا يلزم توقيع جديد.',
    busyUntil: (time) => `خدمة تسجيل الدخول مشغولة حتى ${time}.`,
    notHere: (network) => `لا يمكنك تسجيل الدخول على ${network}.`,
    contractNotHere: (network) => `لا يمكن لحساب هو عقد ذكي تسجيل الدخول على ${network}.`,
    stillOpen: 'لا يزال الطلب مفتوحًا في محفظتك. ارفضه هناك.',
    accountChanged: (account) =>
      `انتقلت محفظتك من ${account} إلى حساب آخر، فلم يُوقَّع شيء. قد يكون الطلب السابق لا يزال مفتوحًا في محفظتك.`,
    preparing: 'جارٍ تحضير الرسالة…',
    send: 'إرسال الرسالة',
    waiting: 'في انتظار التوقيع…',
    verifying: 'جارٍ التحقق من التوقيع…',
    tryAgain: 'إعادة المحاولة',
    cancel: 'إلغاء',
    errors: {
      preparing: 'حدث خطأ أثناء تحضير الرسالة، أعد المحاولة!',
      signing: 'حدث خطأ أثناء توقيع الرسالة، أعد المحاولة!',
      verifying: 'حدث خطأ أثناء التحقق من التوقيع، أعد المحاولة!',
      unknown: 'عذرًا، حدث خطأ ما!'
    },
    shown: {
      title: 'ما ستوقّع عليه',
      website: 'الموقع',
      account: 'الحساب',
      network: 'الشبكة',
      networkWithId: (name, chainId) => `${name} (معرّف السلسلة ${chainId})`,
      validity: 'صلاحية الرسالة',
      unknown: 'غير معروفة بعد',
      forMinutes: (minutes) =>
        `${plural(minutes, {
          zero: `${minutes} دقيقة`,
          one: 'دقيقة واحدة',
          two: 'دقيقتان',
          few: `${minutes} دقائق`,
          many: `${minutes} دقيقة`,
          other: `${minutes} دقيقة`
        })} على الأكثر`,
      until: (time) => `حتى ${time}`
    },
    notAsShown:
      'لم يُرسل الطلب إلى محفظتك، لأن الرسالة المحضَّرة تختلف عما هو معروض هنا. لم يُوقَّع شيء. أرسل الرسالة مرة أخرى، وإذا تكرر ذلك فأعد تحميل الصفحة.',
    switched:
      'لم يُرسل الطلب إلى محفظتك، لأن حسابها أو شبكتها تغيّرت أثناء تحضير الرسالة. لم يُوقَّع شيء. راجع المعروض هنا، ثم أرسل الرسالة مرة أخرى.',
    differs: (what, shown, found) => `${what}: المتوقع ${shown}، والموجود في الرسالة ${found}.`,
    differences: {
      layout: 'النص ليس رسالة تسجيل دخول بالصيغة التي تكتبها هذه الصفحة.',
      domain: 'الموقع',
      uri: 'عنوان الصفحة',
      account: 'الحساب',
      chain: 'معرّف السلسلة',
      nonce: 'رقم nonce',
      times: 'مدة صلاحية الرسالة لا تطابق المدة المعروضة.'
    },
    other: (account) => `الحساب ${account} مسجّل الدخول، ربما في علامة تبويب أخرى. تسجيل الدخول هنا ينهي تلك الجلسة.`,
    signedIn: 'تم تسجيل الدخول',
    since: 'منذ',
    until: 'حتى',
    signOut: 'تسجيل الخروج',
    left: (account) => `انتقلت محفظتك إلى حساب آخر، لذلك انتهت جلسة ${account}.`,
    ended: 'انتهت جلستك: انقضت مدتها، أو أُنهيت في متصفح آخر. ما زالت محفظتك متصلة؛ سجّل الدخول مرة أخرى للمتابعة.',
    uncertain: 'تعذّر الوصول إلى خدمة تسجيل الدخول، لذا ربما تكون الجلسة قد انتهت. تُعاد المحاولة تلقائيًا.'
  },
  account: {
    copyAddress: 'نسخ العنوان',
    copied: 'تم النسخ!',
    copyFailed: 'تعذّر النسخ. النص محدَّد: انسخه يدويًا.',
    viaWalletConnect: (wallet) => `${wallet} عبر WalletConnect`,
    disconnect: 'قطع الاتصال',
    recentTransactions: 'أحدث المعاملات',
    viewAll: 'عرض الكل',
    viewOnExplorer: 'عرض في المستكشف',
    noTransactions: 'تظهر هنا المعاملات التي ترسلها من هذه الصفحة.'
  },
  transactions: {
    statuses: { pending: 'قيد الانتظار', confirmed: 'مؤكَّدة', failed: 'فاشلة' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'يفتح المستكشف في علامة تبويب جديدة',
    damaged: 'تعذّرت قراءة بعض المعاملات المحفوظة، لذا فهي غير مدرجة. بياناتها محفوظة كما هي.',
    sentTo: (amount, recipient) => `إرسال ${amount} إلى ${recipient}`,
    revoked: (token) => `إلغاء إذن بإنفاق ${token}`
  },
  chains: {
    title: 'تبديل الشبكة',
    connected: 'متصلة',
    confirmInWallet: 'أكّد في المحفظة',
    wrongNetwork: 'الشبكة خاطئة. بدّلها أو اقطع الاتصال للمتابعة.',
    cannotSwitch: (app) => `لا تدعم محفظتك تبديل الشبكة من ${app}. جرّب تبديل الشبكة من داخل محفظتك.`,
    followsTo: (network) => `ما إن تنتقل محفظتك إلى شبكة ${network} حتى تتبعها هذه الصفحة تلقائيًا.`,
    followsToSupported: 'ما إن تنتقل محفظتك إلى شبكة تدعمها هذه الصفحة حتى تتبعها تلقائيًا.',
    followsToAny: 'ما إن تنتقل محفظتك إلى إحدى هذه الشبكات حتى تتبعها هذه الصفحة تلقائيًا.',
    disconnect: 'قطع الاتصال',
    retry: 'إعادة المحاولة',
    switchTo: (network) => `التبديل إلى ${network}`,
    filter: 'البحث عن شبكة',
    noneFound: 'لا توجد شبكة بهذا الاسم.',
    failed: (network, reason) => `لم تنتقل المحفظة إلى شبكة ${network}: ${reason}`,
    notConfigured: (chainId, connector) => `السلسلة «${chainId}» غير مهيّأة للموصّل «${connector}».`
  }
}
