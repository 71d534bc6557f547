import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `已等待 ${seconds} 秒`,
  confirmIn: (wallet) => `請在 ${wallet} 確認`,
  open: (wallet) => `開啟 ${wallet}`,
  help: {
    host: (wallet) => `看不到要求？${wallet} 會在此頁面以外請你確認，亦可能正等待你用來簽署的錢包。`,
    browser: (wallet) =>
      `看不到要求？${wallet} 可能已鎖定，或其視窗可能在此視窗後面或側邊面板內。請從瀏覽器工具列開啟。`,
    around: (wallet) => `看不到要求？${wallet} 可能已鎖定。`,
    app: (wallet) => `看不到要求？請在這部手機開啟 ${wallet}：要求正在其中等待處理。`,
    elsewhere: (wallet) => `看不到要求？請解鎖裝有 ${wallet} 的裝置，並在該裝置上開啟。`
  }
}
