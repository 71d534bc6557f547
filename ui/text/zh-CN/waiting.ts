import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `已等待 ${seconds} 秒`,
  confirmIn: (wallet) => `请在 ${wallet} 中确认`,
  open: (wallet) => `打开 ${wallet}`,
  help: {
    host: (wallet) => `没看到请求？${wallet} 会在本页面之外请您确认，也可能正在等待您用来签名的钱包。`,
    browser: (wallet) =>
      `没看到请求？${wallet} 可能已锁定，或其窗口可能在当前窗口后面或侧边栏中。请从浏览器的工具栏打开它。`,
    around: (wallet) => `没看到请求？${wallet} 可能已锁定。`,
    app: (wallet) => `没看到请求？请在此手机上打开 ${wallet}：请求正在其中等待处理。`,
    elsewhere: (wallet) => `没看到请求？请解锁安装了 ${wallet} 的设备，并在该设备上打开它。`
  }
}
