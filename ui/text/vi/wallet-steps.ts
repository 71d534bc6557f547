import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'Cửa hàng đã mở trong thẻ khác. Hãy ghim tiện ích.'
const phrase = 'Ghi cụm từ khôi phục ra giấy và đừng bao giờ chia sẻ.'
const secretPhrase = 'Giữ Cụm từ khôi phục bí mật trên giấy, không đưa lên trang web nào.'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: 'Tạo ví', description: 'Hoặc nhập ví có sẵn. Đừng bao giờ chia sẻ cụm từ khôi phục.' }
  const openPage = `Mở trang này trong ${wallet}`
  return {
    app: {
      install: { title: `Cài đặt ${wallet}`, description: 'Từ cửa hàng ứng dụng trên điện thoại.' },
      create,
      scan: { title: 'Quét mã', description: `Mã hiện ở bước tiếp theo. Xác nhận kết nối trong ${wallet}.` },
      'open-app': {
        title: 'Quay lại trang này',
        description: `Rồi kết nối: ${wallet} sẽ mở và yêu cầu bạn xác nhận.`
      },
      'scan-page': { title: openPage, description: 'Quét mã ở bước tiếp theo và kết nối tại đó.' },
      'scan-address': {
        title: openPage,
        description: `Quét mã ở bước tiếp theo trong ${wallet}, hoặc nhập địa chỉ trang vào đó.`
      },
      'open-page': { title: openPage, description: 'Quay lại và nhấn “Kết nối” để mở trang trong ví.' },
      'enter-page': { title: openPage, description: 'Sao chép địa chỉ ở bước tiếp theo và kết nối tại đó.' }
    },
    extension: {
      install: { title: `Thêm ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'Quay lại trang này',
        description: `${wallet} tự động xuất hiện ở đây, hoặc sau khi làm mới.`
      },
      web: { title: openPage, description: 'Trang sẽ tự động kết nối tại đó.' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'Cài đặt ứng dụng MetaMask',
        description: 'Từ cửa hàng ứng dụng trên điện thoại. Mọi xác nhận đều ở đó.'
      },
      create: { title: 'Tạo hoặc nhập ví', description: secretPhrase },
      scan: {
        title: 'Quét bằng MetaMask',
        description: 'Nhấn biểu tượng quét, quét mã ở bước tiếp theo và xác nhận.'
      }
    },
    extension: {
      install: { title: 'Thêm tiện ích MetaMask', description: tab },
      create: { title: 'Tạo hoặc nhập ví', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'Cài đặt ứng dụng Rainbow', description: 'Từ cửa hàng ứng dụng trên điện thoại.' },
      create: {
        title: 'Tạo hoặc nhập ví',
        description: 'Sao lưu trong Rainbow để mất điện thoại cũng không mất gì.'
      },
      scan: {
        title: 'Quét bằng Rainbow',
        description: 'Nhấn nút quét, quét mã ở bước tiếp theo và xác nhận.'
      }
    },
    extension: {
      install: { title: 'Thêm tiện ích Rainbow', description: tab },
      create: { title: 'Tạo hoặc nhập ví', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'Cài đặt Coinbase Wallet',
        description: 'Cửa hàng ứng dụng có thể ghi tên mới của ví là Base.'
      },
      create: {
        title: 'Tạo hoặc nhập ví',
        description: 'Sao lưu trong ứng dụng. Cụm từ khôi phục là của riêng bạn.'
      }
    },
    extension: {
      install: { title: 'Thêm Coinbase Wallet', description: tab },
      create: { title: 'Tạo hoặc nhập ví', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'Cài đặt trình duyệt Brave', description: 'Brave Wallet đã được tích hợp sẵn.' },
      create: {
        title: 'Tạo Brave Wallet',
        description: 'Mở Wallet trong menu của Brave. Giữ cụm từ khôi phục trên giấy.'
      },
      'scan-address': {
        title: 'Mở trang này trong Brave',
        description: 'Dùng Brave quét mã ở bước tiếp theo và kết nối tại đó.'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'Mở Safe{Wallet}', description: 'Đã mở trong thẻ khác.' },
      create: {
        title: 'Tạo Safe',
        description: 'Chọn các chủ sở hữu. Mỗi người ký bằng ví riêng của mình.'
      },
      web: {
        title: 'Thêm trang này vào Safe{Wallet}',
        description: 'Mở bên dưới, hoặc thêm địa chỉ trang trong Apps → My custom apps.'
      }
    }
  }
}
