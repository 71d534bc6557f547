import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `مدة الانتظار: ${seconds} ث`,
  confirmIn: (wallet) => `أكّد في ${wallet}`,
  open: (wallet) => `فتح ${wallet}`,
  help: {
    host: (wallet) => `لا ترى شيئًا؟ يظهر طلب ${wallet} خارج هذه الصفحة، وربما ينتظر الطلب المحفظة التي توقّع بها.`,
    browser: (wallet) =>
      `لا ترى شيئًا؟ ربما تكون ${wallet} مقفلة، أو نافذتها خلف هذه النافذة أو في لوحة جانبية. افتحها من شريط أدوات المتصفح.`,
    around: (wallet) => `لا ترى شيئًا؟ ربما تكون ${wallet} مقفلة.`,
    app: (wallet) => `لا ترى شيئًا؟ افتح ${wallet} على هذا الهاتف: الطلب ينتظر هناك.`,
    elsewhere: (wallet) => `لا ترى شيئًا؟ افتح قفل الجهاز الذي عليه ${wallet}، ثم افتحها هناك.`
  }
}
