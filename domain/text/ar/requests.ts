import type { requests as english } from '#domain/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'تبديل الحساب',
    asked: 'اختيار حساب',
    rejected: 'رُفض الطلب في محفظتك. ما زلت متصلًا بهذا الحساب.',
    chosenInWallet: (wallet) => `لاستخدام حساب آخر، اختره في ${wallet}.`
  },
  token: {
    add: 'إضافة إلى المحفظة',
    toAdd: (symbol) => `لتوكن ${isolate(symbol)}`,
    switchFirst: (network, symbol) => `بدّل إلى ${isolate(network)} لإضافة ${isolate(symbol)}`,
    asked: (symbol) => `إضافة توكن ${isolate(symbol)}`,
    added: (symbol) => `${isolate(symbol)} في قائمة محفظتك.`,
    notAdded: (symbol, reason) => `لم يُضف ${isolate(symbol)}: ${reason}`
  }
}
