import type { waiting as english } from '#domain/text/en/waiting.ts'
import { isolate } from '../isolate.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `مدة الانتظار: ${seconds} ث`,
  confirmIn: (wallet) => `أكّد في ${isolate(wallet)}`,
  open: (wallet) => `فتح ${isolate(wallet)}`,
  help: {
    host: (wallet) => `لا ترى شيئًا؟ يظهر طلب ${isolate(wallet)} خارج هذه الصفحة، وربما تنتظر المحفظة التي توقّع بها.`,
    browser: (wallet) =>
      `لا ترى شيئًا؟ ربما تكون ${isolate(wallet)} مقفلة، أو نافذتها خلف هذه النافذة أو في لوحة جانبية. افتحها من شريط أدوات المتصفح.`,
    around: (wallet) => `لا ترى شيئًا؟ ربما تكون ${isolate(wallet)} مقفلة.`,
    app: (wallet) => `لا ترى شيئًا؟ افتح ${isolate(wallet)} على هذا الهاتف: الطلب ينتظر هناك.`,
    elsewhere: (wallet) => `لا ترى شيئًا؟ افتح قفل الجهاز الذي عليه ${isolate(wallet)}، ثم افتحها هناك.`
  }
}
