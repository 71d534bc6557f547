import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Ожидание: ${seconds} с`,
  confirmIn: (wallet) => `Подтвердите в кошельке ${wallet}`,
  open: (wallet) => `Открыть ${wallet}`,
  help: {
    host: (wallet) =>
      `Ничего не видно? ${wallet} запрашивает подтверждение вне этой страницы и может ждать кошелек, которым вы подписываете.`,
    browser: (wallet) =>
      `Ничего не видно? Возможно, ${wallet} заблокирован либо его окно скрыто за этим или находится на боковой панели. Откройте его с панели инструментов браузера.`,
    around: (wallet) => `Ничего не видно? Возможно, ${wallet} заблокирован.`,
    app: (wallet) => `Ничего не видно? Откройте ${wallet} на этом телефоне: запрос ждет там.`,
    elsewhere: (wallet) =>
      `Ничего не видно? Разблокируйте устройство, на котором установлен ${wallet}, и откройте его там.`
  }
}
