import type { GuestBookTexts } from '../guest-book-text.ts'

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Sổ lưu bút',
    lead: 'Hãy để lại lời nhắn trên mạng. Lời nhắn ở lại đó cùng địa chỉ của bạn để mọi người đọc, và không ai có thể sửa hay xóa, kể cả bạn.',
    facts: {
      network: 'Mạng',
      entries: 'Lời nhắn',
      fee: 'Phí cho mỗi lời nhắn',
      contract: 'Hợp đồng',
      explorer: 'Xem trên trình khám phá'
    },
    loading: 'Đang đọc sổ lưu bút…',
    unread: (reason) => `Hiện không đọc được sổ lưu bút. ${reason} Đang tự động thử lại.`,
    stale: (reason) => `Những gì bạn thấy có thể đã cũ. ${reason} Đang tự động thử lại.`,
    retry: 'Thử lại',
    places: {
      elsewhere: (network, places) =>
        `Ví của bạn đang ở mạng ${network}, nơi không có sổ lưu bút. Sổ lưu bút có trên ${places}.`,
      shown: (network) => `Bạn đang đọc sổ trên mạng ${network}.`,
      nowhere: 'Các mạng của trang này chưa có sổ lưu bút.',
      howToDeploy:
        'Nếu bạn tự vận hành trang này: npm start sẽ triển khai một sổ lên các mạng cục bộ của bạn. Trên mạng công khai, hãy triển khai hợp đồng và ghi địa chỉ của nó vào contracts/contracts.config.ts.'
    },
    list: {
      title: 'Lời nhắn mới nhất',
      empty: 'Chưa có lời nhắn nào. Lời nhắn của bạn sẽ là đầu tiên.',
      number: (number) => `Số ${number}`,
      you: 'Bạn',
      unreadable: 'Lời nhắn này không có nội dung đọc được.',
      older: 'Hiện các lời nhắn cũ hơn',
      newer: (_count, shown) => `Có ${shown} lời nhắn mới trong lúc bạn ở đây.`,
      notLive: (reason) => `Hiện tại, lời nhắn mới không tự xuất hiện. ${reason}`,
      showNewer: (_count, shown) => `Hiện thêm ${shown} lời nhắn`
    },
    form: {
      title: 'Viết vào sổ lưu bút',
      message: 'Lời nhắn',
      bytes: (used, most) => `${used} trên ${most} byte`,
      review: 'Xem lại',
      connect: 'Kết nối ví',
      signIn: 'Đăng nhập',
      whyConnect: 'Hãy kết nối ví để viết. Để đọc thì không cần ví.',
      whySignIn: 'Ví của bạn đã kết nối. Hãy đăng nhập bằng ví đó để viết vào sổ lưu bút.',
      problems: { empty: 'Hãy viết lời nhắn trước.', long: 'Lời nhắn này quá dài. Hãy rút ngắn lại.' }
    },
    review: { message: 'Lời nhắn', confirm: (fee) => `Viết với phí ${fee}` },
    reasons: {
      WrongFee: 'Sổ lưu bút thu mức phí khác.',
      EmptyMessage: 'Lời nhắn trống.',
      MessageTooLong: 'Lời nhắn quá dài.',
      NotOwner: 'Chỉ chủ sở hữu sổ lưu bút mới được làm việc này.',
      WithdrawalFailed: 'Chủ sở hữu sổ lưu bút không nhận khoản thanh toán này.'
    }
  }
}
