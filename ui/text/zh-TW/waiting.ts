import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `已等待 ${seconds} 秒`,
  confirmIn: (wallet) => `請在 ${wallet} 中確認`,
  open: (wallet) => `開啟 ${wallet}`,
  help: {
    host: (wallet) => `沒看到請求？${wallet} 會在本頁之外請您確認，也可能正在等待您用來簽署的錢包。`,
    browser: (wallet) =>
      `沒看到請求？${wallet} 可能已鎖定，或其視窗可能在這個視窗後面或側邊面板中。請從瀏覽器的工具列開啟。`,
    around: (wallet) => `沒看到請求？${wallet} 可能已鎖定。`,
    app: (wallet) => `沒看到請求？請在這支手機上開啟 ${wallet}：請求正在其中等待處理。`,
    elsewhere: (wallet) => `沒看到請求？請解鎖安裝了 ${wallet} 的裝置，並在該裝置上開啟。`
  }
}
