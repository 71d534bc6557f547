import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Очікування: ${seconds} с`,
  confirmIn: (wallet) => `Підтвердьте в гаманці ${wallet}`,
  open: (wallet) => `Відкрити ${wallet}`,
  help: {
    host: (wallet) =>
      `Нічого не видно? ${wallet} запитує підтвердження поза цією сторінкою і може чекати на гаманець, яким ви підписуєте.`,
    browser: (wallet) =>
      `Нічого не видно? Можливо, ${wallet} заблоковано або його вікно сховане за цим чи відкрите на бічній панелі. Відкрийте його з панелі інструментів браузера.`,
    around: (wallet) => `Нічого не видно? Можливо, ${wallet} заблоковано.`,
    app: (wallet) => `Нічого не видно? Відкрийте ${wallet} на цьому телефоні: запит чекає там.`,
    elsewhere: (wallet) =>
      `Нічого не видно? Розблокуйте пристрій, на якому встановлено ${wallet}, і відкрийте його там.`
  }
}
