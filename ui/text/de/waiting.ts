import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Wartet seit ${seconds} s`,
  confirmIn: (wallet) => `In ${wallet} bestätigen`,
  open: (wallet) => `${wallet} öffnen`,
  help: {
    host: (wallet) =>
      `Nichts zu sehen? ${wallet} fragt außerhalb dieser Seite und wartet vielleicht auf die Wallet, mit der du signierst.`,
    browser: (wallet) =>
      `Nichts zu sehen? ${wallet} ist vielleicht gesperrt, oder ihr Fenster liegt hinter diesem oder in einer Seitenleiste. Öffne die Wallet über die Symbolleiste des Browsers.`,
    around: (wallet) => `Nichts zu sehen? ${wallet} ist vielleicht gesperrt.`,
    app: (wallet) => `Nichts zu sehen? Öffne ${wallet} auf diesem Handy: Dort wartet die Anfrage.`,
    elsewhere: (wallet) => `Nichts zu sehen? Entsperre das Gerät, auf dem ${wallet} ist, und öffne die Wallet dort.`
  }
}
