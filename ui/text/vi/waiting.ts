import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Đã chờ ${seconds} giây`,
  confirmIn: (wallet) => `Hãy xác nhận trong ${wallet}`,
  open: (wallet) => `Mở ${wallet}`,
  help: {
    host: (wallet) =>
      `Không thấy gì? ${wallet} yêu cầu xác nhận bên ngoài trang này và có thể đang chờ ví mà bạn dùng để ký.`,
    browser: (wallet) =>
      `Không thấy gì? ${wallet} có thể đang bị khóa, hoặc cửa sổ của ví nằm sau cửa sổ này hay trong thanh bên. Hãy mở ví từ thanh công cụ của trình duyệt.`,
    around: (wallet) => `Không thấy gì? ${wallet} có thể đang bị khóa.`,
    app: (wallet) => `Không thấy gì? Hãy mở ${wallet} trên điện thoại này: yêu cầu đang chờ ở đó.`,
    elsewhere: (wallet) => `Không thấy gì? Hãy mở khóa thiết bị có ${wallet} rồi mở ví trên đó.`
  }
}
