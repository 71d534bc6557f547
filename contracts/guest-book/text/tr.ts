import { pluralIn } from '#ui/text/plural.ts'
import type { GuestBookTexts } from '../guest-book-text.ts'

const plural = pluralIn('tr')

export const texts: GuestBookTexts = {
  guestBook: {
    title: 'Ziyaretçi defteri',
    lead: 'Ağa bir mesaj bırakın. Mesajınız adresinizle birlikte herkesin okuyabileceği şekilde orada kalır; onu kimse değiştiremez veya silemez, siz bile.',
    facts: {
      network: 'Ağ',
      entries: 'Mesajlar',
      fee: 'Mesaj başına ücret',
      contract: 'Sözleşme',
      explorer: 'Gezginde görüntüle'
    },
    loading: 'Ziyaretçi defteri okunuyor…',
    unread: (reason) => `Ziyaretçi defteri şu anda okunamıyor. ${reason} Otomatik olarak yeniden deneniyor.`,
    stale: (reason) => `Gördükleriniz güncel olmayabilir. ${reason} Otomatik olarak yeniden deneniyor.`,
    retry: 'Tekrar dene',
    places: {
      elsewhere: (network, places) =>
        `Cüzdanınız ${network} ağında; orada ziyaretçi defteri yok. Defterin bulunduğu ağlar: ${places}.`,
      shown: (network) => `${network} ağındaki defteri okuyorsunuz.`,
      nowhere: 'Bu sayfanın ağlarında henüz ziyaretçi defteri yok.',
      howToDeploy:
        'Bu sayfayı siz işletiyorsanız: npm start komutu yerel ağlarınıza bir defter dağıtır. Genel bir ağda sözleşmeyi dağıtın ve adresini contracts/contracts.config.ts dosyasına ekleyin.'
    },
    list: {
      title: 'En yeni mesajlar',
      empty: 'Henüz mesaj yok. İlk mesaj sizinki olur.',
      number: (number) => `No. ${number}`,
      you: 'Siz',
      unreadable: 'Bu mesajda okunabilir metin yok.',
      older: 'Daha eski mesajları göster',
      newer: (count, shown) =>
        plural(count, { one: `Siz buradayken ${shown} mesaj geldi.`, other: `Siz buradayken ${shown} mesaj geldi.` }),
      notLive: (reason) => `Yeni mesajlar şu anda kendiliğinden görünmüyor. ${reason}`,
      showNewer: (count, shown) =>
        plural(count, { one: `${shown} mesaj daha göster`, other: `${shown} mesaj daha göster` })
    },
    form: {
      title: 'Ziyaretçi defterine yaz',
      message: 'Mesaj',
      bytes: (used, most) => `${used} / ${most} bayt`,
      review: 'İncele',
      connect: 'Cüzdan bağla',
      signIn: 'Giriş yap',
      whyConnect: 'Yazmak için bir cüzdan bağlayın. Okumak için gerekmez.',
      whySignIn: 'Cüzdanınız bağlı. Ziyaretçi defterine yazmak için onunla giriş yapın.',
      problems: { empty: 'Önce bir mesaj yazın.', long: 'Bu mesaj çok uzun. Kısaltın.' }
    },
    review: { message: 'Mesaj', confirm: (fee) => `${fee} karşılığında yaz` },
    reasons: {
      WrongFee: 'Ziyaretçi defterinin ücreti farklı.',
      EmptyMessage: 'Mesaj boş.',
      MessageTooLong: 'Mesaj çok uzun.',
      NotOwner: 'Bunu yalnızca ziyaretçi defterinin sahibi yapabilir.',
      WithdrawalFailed: 'Ziyaretçi defterinin sahibi ödemeyi kabul etmiyor.'
    }
  }
}
