import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'تبديل الحساب',
    asked: 'اختيار حساب',
    rejected: 'رُفض الطلب في محفظتك. ما زلت متصلًا بهذا الحساب.',
    chosenInWallet: (wallet) => `لاستخدام حساب آخر، اختره في ${wallet}.`
  },
  token: {
    add: 'إضافة إلى المحفظة',
    addNamed: (symbol) => `إضافة إلى المحفظة: ${symbol}`,
    switchFirst: (network, symbol) => `بدّل إلى ${network} لإضافة ${symbol}`,
    asked: (symbol) => `إضافة توكن ${symbol}`,
    added: (symbol) => `${symbol} في قائمة محفظتك.`,
    notAdded: (symbol, reason) => `لم يُضف ${symbol}: ${reason}`,
    longSymbol: 'تقبل المحافظ رموزًا من 11 حرفًا على الأكثر. أضف الرمز المميز في محفظتك بعنوانه:'
  }
}
