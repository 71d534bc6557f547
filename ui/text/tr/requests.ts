import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Hesap değiştir',
    asked: 'Hesap seçimi',
    rejected: 'İstek cüzdanınızda reddedildi. Hâlâ bu hesapla bağlısınız.',
    chosenInWallet: (wallet) => `Başka bir hesap kullanmak için onu ${wallet} cüzdanında seçin.`
  },
  token: {
    add: 'Cüzdana ekle',
    addNamed: (symbol) => `${symbol} tokenını cüzdana ekle`,
    switchFirst: (network, symbol) => `${symbol} eklemek için ${network} ağına geçin`,
    asked: (symbol) => `${symbol} tokenını ekleme`,
    added: (symbol) => `${symbol} cüzdanınızın listesinde.`,
    notAdded: (symbol, reason) => `${symbol} eklenmedi: ${reason}`,
    longSymbol: 'cüzdanlar en fazla 11 karakterlik sembolleri kabul eder. Token’ı cüzdanınıza adresiyle ekleyin:'
  }
}
