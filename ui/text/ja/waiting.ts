import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `${seconds}秒経過`,
  confirmIn: (wallet) => `${wallet}で承認`,
  open: (wallet) => `${wallet}を開く`,
  help: {
    host: (wallet) =>
      `何も表示されない場合は、${wallet}がこのページの外で承認を求めているか、署名に使うウォレットの応答を待っている可能性があります。`,
    browser: (wallet) =>
      `何も表示されない場合は、${wallet}がロックされているか、ウィンドウがこのウィンドウの後ろやサイドパネルにある可能性があります。ブラウザのツールバーから開いてください。`,
    around: (wallet) => `何も表示されない場合は、${wallet}がロックされている可能性があります。`,
    app: (wallet) => `何も表示されない場合は、この端末で${wallet}を開いてください。リクエストはそこに表示されます。`,
    elsewhere: (wallet) => `何も表示されない場合は、${wallet}が入っている端末のロックを解除し、そこで開いてください。`
  }
}
