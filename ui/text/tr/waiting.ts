import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Bekleniyor: ${seconds} sn`,
  confirmIn: (wallet) => `${wallet} cüzdanında onaylayın`,
  open: (wallet) => `${wallet} cüzdanını aç`,
  help: {
    host: (wallet) =>
      `Bir şey görünmüyor mu? ${wallet} onayı bu sayfanın dışında ister ve imzaladığınız cüzdanı bekliyor olabilir.`,
    browser: (wallet) =>
      `Bir şey görünmüyor mu? ${wallet} kilitli olabilir veya penceresi bunun arkasında ya da bir yan panelde olabilir. Tarayıcının araç çubuğundan açın.`,
    around: (wallet) => `Bir şey görünmüyor mu? ${wallet} kilitli olabilir.`,
    app: (wallet) => `Bir şey görünmüyor mu? Bu telefonda ${wallet} cüzdanını açın: İstek orada bekliyor.`,
    elsewhere: (wallet) =>
      `Bir şey görünmüyor mu? ${wallet} hangi cihazdaysa o cihazın kilidini açın ve cüzdanı orada açın.`
  }
}
